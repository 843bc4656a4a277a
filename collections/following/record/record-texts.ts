import { longDay } from '#law/figures/figure-kinds.ts';
import type { RecordSet, VacateOrder } from '#law/city-record/rows.ts';
import type { RecordItem } from '#law/city-record/summary.ts';
import { SETS } from '#city-data/sets/index.ts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

export const dollars = (amount: number): string => DOLLARS.format(amount);

const KINDS: Record<RecordItem['kind'], (agency: string) => string> = {
  dobViolation: () => 'DOB violation',
  dobSummons: () => 'DOB summons',
  hpdViolation: () => 'HPD violation',
  otherSummons: (agency) => `summons of ${agency}`,
};

/** Has nothing of the words of the record, which may name places in the building. */
const nameOf = ({ kind, agency, number, hazardClass }: RecordItem): string =>
  `${KINDS[kind](agency)} ${number}${hazardClass ? ` (class ${hazardClass})` : ''}`;

const meaningOf = ({ meaning }: RecordItem): string => (meaning ? `: ${meaning}` : '');

const withStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const shows = (text: string): string => withStop(`The city's record shows ${text}`);

const dayText = (day: string | undefined): string => (day ? longDay(day) : 'a day that is not on record');

export const ITEM_TEXTS = {
  new: (item: RecordItem) => shows(`a new ${nameOf(item)}${meaningOf(item)}`),
  closed: (item: RecordItem) => shows(`${nameOf(item)} as closed`),
  hearing: (item: RecordItem) =>
    shows(`a hearing on ${dayText(item.hearing)} for ${nameOf(item)}`) +
    (item.atStake > 0 ? ` Up to ${dollars(item.atStake)} is at stake.` : ''),
  correction: (item: RecordItem) =>
    shows(`${dayText(item.correctBy)} as the last day to correct ${nameOf(item)}${meaningOf(item)}`),
  balance: (item: RecordItem, from: number) =>
    shows(`a balance of ${dollars(item.balance)} for ${nameOf(item)}. It was ${dollars(from)}`),
  docketed: (item: RecordItem) =>
    shows(`a judgment docketed on ${dayText(item.docketedOn)} for ${nameOf(item)}`),
};

const orderOf = ({ kind, number, key }: VacateOrder): string =>
  `vacate order ${number ?? key}${kind ? ` (${kind.toLowerCase()})` : ''}`;

export const VACATE_TEXTS = {
  new: (order: VacateOrder) =>
    shows(`a new ${orderOf(order)}${order.since ? `, in effect since ${longDay(order.since)}` : ''}`),
  closed: (order: VacateOrder) => shows(`${orderOf(order)} as rescinded`),
};

export const FILING_TEXTS = {
  facade: (filedOn: string, { cycle, status }: { cycle?: number; status?: string }) => {
    const about = [...(cycle ? [`cycle ${cycle}`] : []), ...(status ? [status] : [])].join(', ');
    return shows(`a facade report filed on ${longDay(filedOn)}${about ? ` (${about})` : ''}`);
  },
  boiler: (boiler: string, inspectedOn: string) =>
    shows(`an accepted report for boiler ${boiler}, inspected on ${longDay(inspectedOn)}`),
  elevator: (device: string, year: number) => shows(`the category 1 test of ${year} for device ${device}`),
  bedbug: (periodEnd: string) => shows(`a bedbug report for the year that ended on ${longDay(periodEnd)}`),
  renewed: (endsOn: string) => shows(`the registration with HPD, now until ${longDay(endsOn)}`),
  lapses: (endsOn: string) => shows(`that the registration with HPD ends on ${longDay(endsOn)}`),
};

export const recordReason = (set: RecordSet, asOf: string | undefined): string =>
  asOf
    ? `That is what the city's data on ${SETS[set].label} says, as of ${longDay(asOf)}.`
    : `That is what the city's data on ${SETS[set].label} says.`;
