import { BORDERLINE_SHARE, isLimited } from '#app/regulations/ll97/assessment.ts';
import { METER_NAMES, METERS, type EnergyUse } from '#app/regulations/ll97/emissions.ts';
import { CHECKED_ON, PENALTY_PER_TON } from '#app/regulations/ll97/periods.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { longDate, middayOf } from '#app/ui/date-words.ts';
import { wholeNumber } from './words.ts';

export const energyHeading = ({ isEstimate }: Pick<BuildingReport, 'isEstimate'>): string =>
  isEstimate ? 'Energy of a year, estimated' : 'Energy of a year, as entered';

/** The energy that a report was made with; what is not used is left out. */
export const energyLines = (energy: EnergyUse): { label: string; amount: string }[] =>
  METER_NAMES.filter((name) => energy[name] > 0).map((name) => ({
    label: METERS[name].label,
    amount: `${wholeNumber(energy[name])} ${METERS[name].unit}`,
  }));

/** Where the penalty stands. */
export const PENALTY_BASIS = `Penalty: at most $${PENALTY_PER_TON} for each metric ton over the limit, each year. Admin. Code 28-320.6; 1 RCNY 103-14(h).`;

/** Whose the risk categories are. */
export const CATEGORY_BASIS = `The safe, borderline and at-risk categories are ours: borderline begins at ${wholeNumber(BORDERLINE_SHARE * 100)}% of the limit.`;

const ROUNDING = 'Computed unrounded; rounded half up to 0.01 t and to the cent for display.';

/** When the figures were checked, and what a calculation is not. */
export const CHECKED = `Figures checked on ${longDate(middayOf(CHECKED_ON))}. This is a calculation, not legal advice; the report to the city is certified by a professional engineer or a registered architect.`;

/** What to know of the fuels that a building uses. */
export const energyNotes = (energy: EnergyUse): string[] =>
  METER_NAMES.filter((name) => energy[name] > 0).flatMap((name) => METERS[name].note ?? []);

/** The sources of a report's figures, and what is assumed in them. */
export const basisLines = ({ assessments }: BuildingReport): string[] => [
  ...assessments.map(({ period: { name, basis } }) => `${name}: ${basis}`),
  ...(assessments.some(isLimited) ? [PENALTY_BASIS, CATEGORY_BASIS] : []),
  assessments.some(isLimited) ? `${ROUNDING} From 2050 on the limit is zero.` : ROUNDING,
  CHECKED,
];
