import { longDay } from '#law/figures/figure-kinds.ts';
import { itemName } from '#law/city-record/item-name.ts';
import { price } from '#law/numbers.ts';
import type { RecordSet, VacateOrder } from '#law/city-record/rows.ts';
import type { RecordItem } from '#law/city-record/summary.ts';
import { SETS } from '#city-data/sets/index.ts';

const meaningSuffix = ({ meaning }: RecordItem): string => (meaning ? `: ${meaning}` : '');

const withStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const shows = (text: string): string => withStop(`The city's record shows ${text}`);

const dayText = (day: string | undefined): string => (day ? longDay(day) : 'a day that is not on record');

export const ITEM_TEXTS = {
  new: (item: RecordItem) => shows(`a new ${itemName(item)}${meaningSuffix(item)}`),
  closed: (item: RecordItem) => shows(`${itemName(item)} as closed`),
  hearing: (item: RecordItem) =>
    shows(`a hearing on ${dayText(item.hearing)} for ${itemName(item)}`) +
    (item.atStake > 0 ? ` Up to ${price(item.atStake)} is at stake.` : ''),
  correction: (item: RecordItem) =>
    shows(`${dayText(item.correctBy)} as the last day to correct ${itemName(item)}${meaningSuffix(item)}`),
  balance: (item: RecordItem, from: number) =>
    shows(`a balance of ${price(item.balance)} for ${itemName(item)}. It was ${price(from)}`),
  docketed: (item: RecordItem) =>
    shows(`a judgment docketed on ${dayText(item.docketedOn)} for ${itemName(item)}`),
};

const orderName = ({ kind, number, key }: VacateOrder): string =>
  `vacate order ${number ?? key}${kind ? ` (${kind.toLowerCase()})` : ''}`;

export const VACATE_TEXTS = {
  new: (order: VacateOrder) =>
    shows(`a new ${orderName(order)}${order.since ? `, in effect since ${longDay(order.since)}` : ''}`),
  closed: (order: VacateOrder) => shows(`${orderName(order)} as rescinded`),
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
