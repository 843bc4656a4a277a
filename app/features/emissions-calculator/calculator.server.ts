import { fillFigures } from '#app/content/figures.server.ts';
import { findEmissionsReport } from '#app/content/emissions-reports.server.ts';
import { PATHWAY_NAMES, PATHWAYS } from '#app/regulations/ll97/coverage.ts';
import { KBTU_PER_CCF, METER_NAMES, METERS, type EnergyUse } from '#app/regulations/ll97/emissions.ts';
import type { Building } from '#app/regulations/ll97/report.ts';
import { submitEmissionsReport } from '#collections/emissions-reports/submit.ts';
import { reportUrls } from '../emissions-report/report-urls.ts';
import { receiveForm, type FormRequest } from '../forms/receive-form.server.ts';
import { calculatorForm, MOST_USES, toBuilding, type CalculatorFields } from './schema.ts';

type CalculatorStart = Omit<Partial<CalculatorFields>, 'uses'> & {
  uses: Partial<CalculatorFields['uses'][number]>[];
};

const EMPTY: CalculatorStart = { uses: [{}], pathway: 'article320' };

const typed = (amount = 0): string => amount.toLocaleString('en-US', { maximumFractionDigits: 20 });

const toStart = ({ address, uses, energy, pathway }: Building): CalculatorStart => ({
  buildingAddress: address,
  uses: uses.map(({ propertyType, squareFeet }) => ({ propertyType, squareFeet: typed(squareFeet) })),
  pathway,
  ...Object.fromEntries(
    METER_NAMES.filter((name) => energy?.[name]).map((name) => [name, typed(energy?.[name])]),
  ),
});

const { kbtuPerUnit: therm } = METERS.naturalGasTherms;

const METER_HINTS: Partial<Record<keyof EnergyUse, string>> = {
  naturalGasTherms: `1 therm is ${therm} kBtu. If your bill is in ccf, multiply by ${KBTU_PER_CCF / therm}.`,
  fuelOil4Gallons: METERS.fuelOil4Gallons.note,
  districtSteamThousandPounds: 'Shown as Mlb on a New York steam bill.',
};

const PATHWAY_CHOICES = PATHWAY_NAMES.map((name) => ({ value: name, label: PATHWAYS[name].label }));

/** The form, empty or with the figures of the report whose address is given in `from`. */
export async function loadCalculator(request: Request) {
  const from = new URL(request.url).searchParams.get('from');
  const stored = from ? await findEmissionsReport(from) : undefined;
  return {
    start: stored ? toStart(stored.building) : EMPTY,
    mostUses: MOST_USES,
    ...(await fillFigures({ meterHints: METER_HINTS, pathways: PATHWAY_CHOICES })),
    form: calculatorForm.describe(),
  };
}

export type CalculatorData = Awaited<ReturnType<typeof loadCalculator>>;

/**
 * Stores a building and leads to its report. Buttons that add or remove a use submit the form too where there are no
 * scripts: they are answered with one row more or less.
 */
export const receiveCalculation = (args: FormRequest) =>
  receiveForm(args, {
    ...calculatorForm,
    name: 'calculation',
    submit: (values) => submitEmissionsReport(toBuilding(values)),
    next: (publicId) => reportUrls(publicId).page,
  });
