import { redirect } from '@remix-run/node';
import { isKnown, readBuilding } from '#app/data/buildings.server.ts';
import { findEmissionsReport } from '#app/data/emissions-reports.server.ts';
import { fillFigures, readLL97Figures } from '#app/data/figures.server.ts';
import { lotOf } from '#law/lot.ts';
import { PATHWAY_NAMES, PATHWAYS } from '#law/ll97/coverage.ts';
import { KBTU_PER_CCF, METER_NAMES, METERS, type EnergyUse } from '#law/ll97/emissions.ts';
import { LAST_LIMIT_YEAR, PERIODS } from '#law/ll97/periods.ts';
import { PROPERTY_TYPES } from '#law/ll97/property-types.ts';
import { dayInNewYork } from '#law/new-york-day.ts';
import { submitEmissionsReport } from '#collections/ll97/submit.ts';
import { reportUrls } from '#app/urls/report-urls.ts';
import { receiveForm, type FormRequest } from '#app/features/forms/receive-form.server.ts';
import { calculatorFor } from '#app/urls/calculator-url.ts';
import { EMPTY_START, startOfReport, type CalculatorStart } from './calculator-start.ts';
import { cityStart, type CityStart } from './city-start.ts';
import { LABELS } from './labels.ts';
import { LIVE_PLACEHOLDERS, type LiveFigures } from './live-result.tsx';
import { calculatorForm, MAX_USES, toBuilding } from './calculator-fields.ts';
import { readLinksIn } from '#app/data/official-links.server.ts';

const { kbtuPerUnit: therm } = METERS.naturalGasTherms;

const METER_HINTS: Partial<Record<keyof EnergyUse, string>> = {
  naturalGasTherms: `One therm is ${therm} kBtu. If your bill is in ccf, multiply by ${KBTU_PER_CCF / therm}.`,
  fuelOil4Gallons: METERS.fuelOil4Gallons.note,
  districtSteamThousandPounds: 'Shown as Mlb on a New York steam bill.',
};

const PATHWAY_HINT =
  "This decides how the building has to comply. The city's Covered Buildings List has the final say.";

const PATHWAY_CHOICES = PATHWAY_NAMES.map((name) => ({ value: name, label: PATHWAYS[name].label }));

async function readLot(bbl: string) {
  const record = await readBuilding(bbl);
  const [former, ...others] = record.formerOf;
  const other = record.billingLot ?? (others.length === 0 ? former?.bbl : undefined);
  if (other && other !== bbl && !isKnown(record)) throw redirect(calculatorFor(other));
  return record;
}

async function loadStart({ searchParams }: URL): Promise<{ start: CalculatorStart; city?: CityStart }> {
  const from = searchParams.get('from');
  const stored = from ? await findEmissionsReport(from) : undefined;
  if (stored) return { start: startOfReport(stored.building) };
  const bbl = searchParams.get('bbl');
  if (!bbl) return { start: EMPTY_START };
  return cityStart(lotOf(bbl) && (await readLot(bbl)), searchParams.get('filing') || null);
}

async function loadLiveFigures(now: Date): Promise<LiveFigures> {
  const values = await fillFigures([...LIVE_PLACEHOLDERS], now);
  return {
    law: await readLL97Figures(now),
    today: dayInNewYork(now),
    values: LIVE_PLACEHOLDERS.map((placeholder, index) => [placeholder, values[index] ?? placeholder]),
  };
}

export async function loadCalculator(request: Request) {
  return {
    ...(await loadStart(new URL(request.url))),
    mostUses: MAX_USES,
    propertyTypes: PROPERTY_TYPES.map(({ name }) => name),
    labels: LABELS,
    meterNames: METER_NAMES,
    preview: { lastYear: LAST_LIMIT_YEAR, periods: PERIODS.map(({ name }) => name) },
    ...(await fillFigures({ meterHints: METER_HINTS, pathways: PATHWAY_CHOICES })),
    live: await loadLiveFigures(new Date()),
    pathwayHint: { text: PATHWAY_HINT, links: await readLinksIn(PATHWAY_HINT) },
    form: calculatorForm.describe(),
  };
}

export type CalculatorData = Awaited<ReturnType<typeof loadCalculator>>;

/**
 * Without scripts, the buttons that add or remove a use submit the form, and get it back with the new rows.
 */
export const receiveCalculation = (args: FormRequest) =>
  receiveForm(args, {
    ...calculatorForm,
    name: 'calculation',
    submit: (values) => submitEmissionsReport(toBuilding(values)),
    next: (publicId) => reportUrls(publicId).page,
  });
