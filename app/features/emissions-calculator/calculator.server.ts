import { getZodConstraint } from '@conform-to/zod/v4';
import { findEmissionsReport } from '#app/content/emissions-reports.server.ts';
import { METER_NAMES } from '#app/regulations/ll97/emissions.ts';
import type { Building } from '#app/regulations/ll97/report.ts';
import { calculatorSchema } from './schema.ts';

/** What stands in the form's fields at first. */
interface CalculatorStart {
  buildingAddress?: string;
  uses: { propertyType?: string; squareFeet?: string }[];
  pathway: string;
  energy: Partial<Record<(typeof METER_NAMES)[number], string>>;
}

const EMPTY: CalculatorStart = { uses: [{}], pathway: 'article320', energy: {} };

const toStart = ({ address, uses, energy, pathway }: Building): CalculatorStart => ({
  buildingAddress: address,
  uses: uses.map(({ propertyType, squareFeet }) => ({ propertyType, squareFeet: String(squareFeet) })),
  pathway,
  energy: Object.fromEntries(
    METER_NAMES.filter((name) => energy?.[name]).map((name) => [name, String(energy?.[name])]),
  ),
});

/** The form's start, empty or the figures of the report whose address is given in `from`, and its constraints. */
export async function loadCalculator(request: Request) {
  const from = new URL(request.url).searchParams.get('from');
  const stored = from ? await findEmissionsReport(from) : undefined;
  return {
    start: stored ? toStart(stored.building) : EMPTY,
    constraint: getZodConstraint(calculatorSchema),
  };
}

export type CalculatorData = Awaited<ReturnType<typeof loadCalculator>>;
