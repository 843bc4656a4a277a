import type { VacateOrder } from '#law/city-record/rows.ts';
import type { RecordItem } from '#law/city-record/summary.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import { plural } from '#law/plural.ts';

const number = (count: number): string => count.toLocaleString('en-US');

export const NUMBERS = {
  dobViolations: 'DOB violations',
  dobSummonses: 'DOB summonses',
  hpdViolations: 'HPD violations',
  otherSummonses: 'Other summonses',
  none: 'None',
  noneKnown: 'None known',
  notLoaded: 'Not loaded',
  atLeast: (count: number) => `At least ${number(count)}`,
  classes: (classes: readonly string[]) => `Class ${classes.join(', ')}`,
  overdue: (count: number) => `${number(count)} past the day to correct by`,
  closing: (count: number) => `${number(count)} being closed`,
  deleted: (count: number) => `${number(count)} noted as deleted, not counted`,
  dueNow: 'Due now',
  atStake: 'At stake at a hearing',
  nextHearing: (day: string) => `Next hearing on ${day}`,
  asOf: (day: string) => `As of ${day}`,
  old: (day: string) => `As of ${day}, which is older than it should be`,
  aep: "The building is in HPD's Alternative Enforcement Program.",
  whole: 'See the whole record',
};

export function vacateText({ kind = '', since, reason }: VacateOrder): string {
  const what = /entire/i.test(kind) ? 'the entire building' : 'part of the building';
  const because = reason ? ` (${reason.toLowerCase()})` : '';
  return `A vacate order for ${what}${because} is in force${since ? ` since ${longDay(since)}` : ''}.`;
}

export const ROW = {
  states: { open: 'Open', closing: 'Being closed', closed: 'Closed', deleted: 'Noted as deleted' },
  hazard: (kind: RecordItem['kind'], hazardClass: string) =>
    kind === 'hpdViolation' && hazardClass === 'I' ? 'Information or order' : `Class ${hazardClass}`,
  noBuilding: 'On this lot, building not named',
  building: (bin: number) => `Building ${bin}`,
  noDay: 'No date',
  noLaw: 'Other records',
  correctBy: (day: string, isOverdue: boolean) =>
    isOverdue ? `Correction was due ${day}.` : `Correct by ${day}.`,
  certified: (day: string) => `Certified as corrected on ${day}; HPD has not closed it.`,
  hearing: (day: string, amount: string) =>
    `Hearing on ${day}: up to ${amount} is at stake. Nothing is decided yet.`,
  due: (amount: string) => `${amount} due.`,
  docketed: (day: string) => `A judgment was entered on ${day}.`,
  closes: 'What closes it:',
  official: (page: string, asOf: string | undefined) =>
    asOf ? `Look it up at ${page} (this data: ${asOf})` : `Look it up at ${page}`,
  older: (count: number) => `Older than ten years (${number(count)})`,
  pages: (page: number, last: number, count: number) => {
    const entries = plural(count, { one: '1 entry', other: `${number(count)} entries` });
    return last === 1 ? entries : `${entries}, page ${page} of ${last}`;
  },
};

export const FILINGS = { heading: 'Filings and registrations' };

export const FILTER = {
  agency: 'Agency',
  allAgencies: 'All agencies',
  law: 'Law',
  allLaws: 'All laws',
  state: 'State',
  allStates: 'All',
  show: 'Show',
  clear: 'Clear the filter',
};

export const SALE = {
  vacate: 'Vacate orders',
  order: vacateText,
  classC: 'HPD class C, immediately hazardous',
  class1: 'DOB class 1, immediately hazardous',
  judgments: 'Judgments with a balance',
  balances: 'Other balances of summonses',
  hearings: 'Hearings to come',
  registration: 'Registration with HPD',
  registered: (day: string, isLapsed: boolean) => `Registered until ${day}${isLapsed ? ': lapsed' : ''}.`,
  facade: 'Facade report',
  facadeText: (cycle: string, status: string) => `Cycle ${cycle}: ${status}.`,
  print: 'Print this page with your browser, or save it as a PDF.',
};

export const SOURCES = {
  heading: 'Where this comes from',
  json: 'This record as JSON',
};

export function setStateText(loaded: boolean, asOf: string | undefined, isOld: boolean | undefined): string {
  if (!loaded || !asOf) return 'not loaded by this site';
  return isOld ? `as of ${asOf}, older than it should be` : `as of ${asOf}`;
}
