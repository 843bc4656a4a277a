import { redirect } from '@remix-run/node';
import { isKnown, readBuilding } from '#app/data/buildings.server.ts';
import { findEmissionsReport } from '#app/data/emissions-reports.server.ts';
import { fillFigures, readLL97Figures } from '#app/data/figures.server.ts';
import { readPage, readPart } from '#app/data/pages.server.ts';
import { parseBbl } from '#law/lot.ts';
import { PATHWAY_NAMES, PATHWAYS } from '#law/ll97/coverage.ts';
import { METER_NAMES, METERS, type EnergyUse } from '#law/ll97/emissions.ts';
import { PERIODS } from '#law/ll97/periods.ts';
import { PROPERTY_TYPES } from '#law/ll97/property-types.ts';
import { dayInNewYork } from '#law/days.ts';
import { submitEmissionsReport } from '#collections/ll97/submit.ts';
import { reportUrls } from '#app/urls/report-urls.ts';
import { receiveForm, type FormRequest } from '#app/features/forms/receive-form.server.ts';
import { calculatorQuery } from '#app/urls/calculator-url.ts';
import { EMPTY_START, startOfReport, type CalculatorStart } from './calculator-start.ts';
import { cityStart, type CityStart } from './city-start.ts';
import { LABELS } from './labels.ts';
import { HINTS } from './texts.ts';
import { LIVE_PLACEHOLDERS, type LiveFigures } from './live-result.tsx';
import { calculatorForm, MAX_USES, toBuilding } from './calculator-fields.ts';
import { readLinksIn } from '#app/data/official-links.server.ts';

const PATHWAY_CHOICES = PATHWAY_NAMES.map((name) => ({ value: name, label: PATHWAYS[name].label }));

async function readLot(bbl: string) {
  const record = await readBuilding(bbl);
  const [former, ...others] = record.formerOf;
  const other = record.billingLot ?? (others.length === 0 ? former?.bbl : undefined);
  if (other && other !== bbl && !isKnown(record)) throw redirect(calculatorQuery(other));
  return record;
}

async function loadStart({ searchParams }: URL): Promise<{ start: CalculatorStart; city?: CityStart }> {
  const from = searchParams.get('from');
  const stored = from ? await findEmissionsReport(from) : undefined;
  if (stored) return { start: startOfReport(stored.building) };
  const bbl = searchParams.get('bbl');
  if (!bbl) return { start: EMPTY_START };
  return cityStart(parseBbl(bbl) && (await readLot(bbl)), searchParams.get('filing') || null);
}

async function loadLiveFigures(now: Date): Promise<LiveFigures> {
  const values = await fillFigures([...LIVE_PLACEHOLDERS], now);
  const { cautions } = await readPart('ll97-report', 'report');
  return {
    law: await readLL97Figures(now),
    today: dayInNewYork(now),
    cautions,
    values: LIVE_PLACEHOLDERS.map((placeholder, index) => [placeholder, values[index] ?? placeholder]),
  };
}

export async function loadCalculator(request: Request) {
  const { hints, uses, energy, ...page } = await readPage('ll97-calculator');
  const meterHints: Partial<Record<keyof EnergyUse, string>> = {
    naturalGasTherms: hints.gas,
    fuelOil4Gallons: METERS.fuelOil4Gallons.note,
    districtSteamThousandPounds: HINTS.steam,
  };
  return {
    ...(await loadStart(new URL(request.url))),
    page,
    mostUses: MAX_USES,
    propertyTypes: PROPERTY_TYPES.map(({ name }) => name),
    labels: LABELS,
    meterNames: METER_NAMES,
    copy: { uses: uses.text, energy: energy.text },
    periods: PERIODS.map(({ name }) => name),
    ...(await fillFigures({ meterHints, pathways: PATHWAY_CHOICES })),
    live: await loadLiveFigures(new Date()),
    pathwayHint: { text: HINTS.pathway, links: await readLinksIn(HINTS.pathway) },
    form: calculatorForm.describe(),
  };
}

export type CalculatorData = Awaited<ReturnType<typeof loadCalculator>>;

/**
 * Without scripts, the buttons that add or remove a use submit the form, and the response contains the new rows.
 */
export const receiveCalculation = (args: FormRequest) =>
  receiveForm(args, {
    ...calculatorForm,
    name: 'calculation',
    submit: (values) => submitEmissionsReport(toBuilding(values)),
    next: (publicId) => reportUrls(publicId).page,
  });
