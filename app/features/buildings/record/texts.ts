import type { DoNowKind } from '#law/city-record/do-now.ts';
import type { SetState } from '#law/city-record/rows.ts';
import type { RecordItem } from '#law/city-record/summary.ts';
import { formatNumber, plural } from '#law/numbers.ts';

export const NUMBERS = {
  dobViolations: 'DOB violations',
  dobSummonses: 'DOB summonses',
  hpdViolations: 'HPD violations',
  otherSummonses: 'Other summonses',
  none: 'None',
  noneKnown: 'None known',
  notLoaded: 'Not loaded',
  atLeast: (count: number) => `At least ${formatNumber(count)}`,
  classes: (classes: readonly string[]) => `Class ${classes.join(', ')}`,
  overdue: (count: number) => `${formatNumber(count)} past the correction date`,
  closing: (count: number) => `${formatNumber(count)} being closed`,
  deleted: (count: number) => `${formatNumber(count)} noted as deleted, not counted`,
  dueNow: 'Due now',
  atStake: 'At stake at a hearing',
  noHearing: 'No hearing',
  nextHearing: (day: string) => `Next hearing on ${day}`,
  asOf: (day: string) => `As of ${day}`,
  old: (day: string) => `As of ${day}, out of date`,
  aep: "The building is in HPD's Alternative Enforcement Program.",
  whole: 'See the whole record',
};

export const ROW = {
  states: { open: 'Open', closing: 'Being closed', closed: 'Closed', deleted: 'Noted as deleted' },
  hazard: (kind: RecordItem['kind'], hazardClass: string) =>
    kind === 'hpdViolation' && hazardClass === 'I' ? 'Information or order' : `Class ${hazardClass}`,
  noBuilding: 'On this lot, building not named',
  building: (bin: number) => `Building ${bin}`,
  noDay: 'No date',
  noLaw: 'Other records',
  correctBy: (day: string, isOverdue: boolean) =>
    isOverdue
      ? `Correction was due ${day}.`
      : `Correct by ${day}. Your notice also has a date to certify by.`,
  guide: 'How to answer, correct and certify',
  certified: (day: string) => `Certified as corrected on ${day}; HPD has not closed it.`,
  hearing: (day: string, amount: string) =>
    `Hearing on ${day}: up to ${amount} is at stake. Nothing is decided yet.`,
  hearingShort: (day: string, amount: string) => `Hearing ${day}, up to ${amount}.`,
  certifiedShort: (day: string) => `Certified as corrected ${day}.`,
  correctShort: (day: string, isOverdue: boolean) =>
    `${isOverdue ? 'Correction was due' : 'Correct by'} ${day}.`,
  undecided: (amount: string) => `Up to ${amount}: the record does not say yet how the hearing ended.`,
  due: (amount: string) => `${amount} due.`,
  docketed: (day: string) => `A judgment was entered on ${day}.`,
  closes: 'What closes it:',
  official: (page: string, asOf: string | undefined) =>
    asOf ? `Look it up at ${page} (this data: ${asOf})` : `Look it up at ${page}`,
  older: (count: number) => `Older than ten years (${formatNumber(count)})`,
  pages: (page: number, last: number, count: number) => {
    const entries = plural(count, { one: '1 entry', other: `${formatNumber(count)} entries` });
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

export const RECORD = {
  heading: "The city's record",
  noMatch: 'Nothing on record matches. Choose something else, or clear the filter.',
};

export const SALE = {
  heading: 'Before you sell or refinance',
  facade: 'Facade',
  facadeText: (status: string, filedOn: string, cycle: string) =>
    `${status}, first filed ${filedOn} (cycle ${cycle}).`,
  facadeNotNeeded: 'No facade report on record. As far as we know, none is needed.',
  noFacade: 'No facade report found.',
  registration: 'Registration with HPD',
  registered: (day: string, isLapsed: boolean) => `Registered until ${day}${isLapsed ? ': lapsed' : ''}.`,
  noRegistration: {
    applies: 'No registration found. One is needed.',
    likely: 'No registration found. One is likely needed.',
    ask: "No registration found. Whether one is needed depends on facts we don't have yet.",
    doesNotApply: 'No registration found. As far as we know, none is needed.',
    onlyIfYouBuild: 'No registration found. As far as we know, none is needed.',
  },
  vacate: 'Vacate orders',
  program: 'Enforcement',
  money: 'Money',
  moneyText: (due: string, atStake: string) => `${due} due; ${atStake} at stake at hearings.`,
  open: (count: number) =>
    plural(count, { one: 'Open: 1 entry', other: `Open: ${formatNumber(count)} entries` }),
  number: 'Number',
  date: 'Date',
  agency: 'Agency',
  what: 'What',
  toDo: 'Due, or to do',
  nothing: 'Nothing open on record.',
};

export const DO_NOW = {
  heading: 'What to do now',
  nothing: 'Nothing on record needs action.',
  of: (kind: DoNowKind, agency: string) => {
    if (kind === 'vacate') return 'Vacate order';
    return agency === 'HPD' || agency === 'DOB' ? `${agency} violations` : agency || 'Other records';
  },
  unknown: (titles: readonly string[]) =>
    titles.length > 3
      ? `${titles.length} of the city's lists are missing or out of date here, so there may be more to do.`
      : `There may be more to do. Missing or out of date here: ${titles.join(', ')}.`,
  now: 'Now.',
  nowThen: (day: string) => `Now. Next date: ${day}`,
};

export const SOURCES = {
  heading: 'Where this comes from',
  several: (count: number, state: string) => `${count} of the city's data sets, ${state}`,
  json: 'This record as JSON',
};

export function setStateText({ isComing, isOld }: SetState, asOf: string | undefined): string {
  if (!asOf) return isComing ? 'being loaded' : 'not loaded by this site';
  return isOld ? `as of ${asOf}, out of date` : `as of ${asOf}`;
}
