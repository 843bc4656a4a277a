import { isLimited, type PeriodAssessment } from '#law/ll97/assessment.ts';
import { PERIODS } from '#law/ll97/periods.ts';
import { dollars, tons } from '#app/features/ll97/report/format-report.ts';
import { EXPOSURE_TEXTS } from './texts.ts';

export interface BuildingExposure {
  bbl: string;
  name: string;
  isEstimate: boolean;
  basis: string;
  assessments?: readonly PeriodAssessment[];
}

const cellOf = (assessment: PeriodAssessment | undefined): string => {
  if (!assessment || !isLimited(assessment)) return EXPOSURE_TEXTS.noLimit;
  return assessment.penalty > 0 ? dollars(assessment.penalty) : EXPOSURE_TEXTS.noPenalty;
};

const penaltyIn = (period: string, { assessments = [] }: BuildingExposure) => {
  const found = assessments.find((each) => each.period.name === period);
  return found && isLimited(found) ? found : undefined;
};

/** The first period in which one penalty is higher decides. */
function compare(one: BuildingExposure, other: BuildingExposure): number {
  for (const { name } of PERIODS) {
    const difference = (penaltyIn(name, other)?.penalty ?? 0) - (penaltyIn(name, one)?.penalty ?? 0);
    if (difference !== 0) return difference;
  }
  return one.name.localeCompare(other.name, 'en-US', { numeric: true });
}

function summaryOf(computed: readonly BuildingExposure[], missing: number): string {
  const estimates = computed.filter(({ isEstimate }) => isEstimate).length;
  const areAll = estimates === computed.length;
  const sentences = [
    EXPOSURE_TEXTS.calculated(computed.length),
    ...(estimates > 0 ? [areAll ? EXPOSURE_TEXTS.allEstimates : EXPOSURE_TEXTS.estimates(estimates)] : []),
    ...(missing > 0 ? [EXPOSURE_TEXTS.missing(missing)] : []),
  ];
  return sentences.join(' ');
}

export function exposureView(buildings: readonly BuildingExposure[]) {
  if (buildings.length === 0) return undefined;
  const computed = buildings.filter(({ assessments }) => assessments !== undefined).toSorted(compare);
  const missing = buildings.filter(({ assessments }) => assessments === undefined);
  return {
    periods: PERIODS.map(({ name, isAssumption }) => ({ name, isAssumption })),
    rows: computed.map(({ assessments = [], bbl, name, basis, isEstimate }) => ({
      bbl,
      name,
      basis,
      isEstimate,
      cells: PERIODS.map((period) => cellOf(assessments.find((each) => each.period.name === period.name))),
    })),
    totals: PERIODS.map(({ name }) => {
      const limited = computed.flatMap((building) => penaltyIn(name, building) ?? []);
      return {
        penalty: dollars(limited.reduce((sum, { penalty }) => sum + penalty, 0)),
        excess: EXPOSURE_TEXTS.over(tons(limited.reduce((sum, { excessTons }) => sum + excessTons, 0))),
      };
    }),
    summary: summaryOf(computed, missing.length),
    totalLabel:
      missing.length > 0
        ? EXPOSURE_TEXTS.partialTotal(computed.length, buildings.length)
        : EXPOSURE_TEXTS.total,
    missing: missing.map(({ bbl, name, basis }) => ({ bbl, name, basis })),
  };
}

export type ExposureView = NonNullable<ReturnType<typeof exposureView>>;
