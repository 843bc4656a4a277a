import type { StandingShed } from '#law/city-record/summary.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { plural } from '#law/numbers.ts';

const MONTHS = 12;

function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
  return (year - fromYear) * MONTHS + month - fromMonth - (day < fromDay ? 1 : 0);
}

const counted = (count: number, unit: string): string[] =>
  count > 0 ? [plural(count, { one: `${count} ${unit}`, other: `${count} ${unit}s` })] : [];

function ageText(months: number): string {
  const parts = [...counted(Math.floor(months / MONTHS), 'year'), ...counted(months % MONTHS, 'month')];
  return parts.join(' and ') || 'less than a month';
}

/** The rate depends on age: under three years, three years, or four years or more. Admin. Code 28-220.1. */
function penaltyRate(months: number): string {
  const years = Math.floor(months / MONTHS);
  if (years < 3) return '{figure:shed-penalty-young}';
  return years < 4 ? '{figure:shed-penalty-three-years}' : '{figure:shed-penalty-four-years}';
}

const shedAge = ({ since, expiresOn }: StandingShed, on: string): string =>
  since === undefined
    ? `A sidewalk shed has a permit until ${longDay(expiresOn)}.`
    : `A sidewalk shed has had a permit since ${longDay(since)} (${ageText(monthsBetween(since, on))}). The permit ends on ${longDay(expiresOn)}.`;

/** Uses the interpretation most favorable to the owner: nothing is due while work is in progress. */
function shedCost({ since }: StandingShed, on: string): string {
  if (since === undefined) return '';
  const rate = penaltyRate(monthsBetween(since, on));
  return ` At that age, a month with no work in progress can cost ${rate} a linear foot, up to {figure:shed-penalty-cap}. You don’t pay before the second renewal, while work is in progress, or for new construction.`;
}

/** The texts contain figure placeholders, which the loader fills. */
export const shedTexts = (sheds: readonly StandingShed[], on: string): string[] =>
  sheds.map((shed) => shedAge(shed, on) + shedCost(shed, on));

export const shedAges = (sheds: readonly StandingShed[], on: string): string =>
  sheds.map((shed) => shedAge(shed, on)).join(' ');
