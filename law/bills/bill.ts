import { addDays, daysBetween } from '../days.ts';
import { roundHalfUp } from '../rounding.ts';

/** Volume is per cubic yard, weight per 100 pounds. */
export type RateUnit = 'volume' | 'weight';

export interface Rate {
  unit: RateUnit;
  dollars: number;
}

export type Stream = 'trash' | 'recycling' | 'organics';

export function parseStream(text: string): Stream {
  if (/\b(organics?|food|compost\w*)\b/i.test(text)) return 'organics';
  return /\b(recycl\w*|cardboard|paper|occ|mgp)\b/i.test(text) ? 'recycling' : 'trash';
}

const UNCAPPED_WORDS = [
  'c ?(&|\\+|/|and) ?d|construction|demolition|renovation|debris|rubble|concrete|masonry|bricks?|asphalt|drywall',
  'sheetrock|plaster|lumber|tiles?|roofing|dirt|soil',
  'medical|rmw|red[- ]?bags?|sharps|bio[- ]?(hazard\\w*|medical|waste)|infectious|pathological|pharma\\w*',
  'grease|(cooking|fryer|used|waste|yellow) oil|uco|fog',
  'e[- ]?(waste|cycling|scrap)|electronics?|electronic (waste|scrap)|computers?|monitors?|televisions?|tvs?',
  'shred\\w*|(document|records?) destruction|confidential|secure (paper|document)s?',
];

const UNCAPPED = new RegExp(`\\b(${UNCAPPED_WORDS.join('|')})\\b`, 'i');

/**
 * Whether a service is exempt from the citywide cap. Matches broadly, because applying the cap by mistake would
 * wrongly accuse the carter. 17 RCNY 5-02(a)(3).
 */
export const isUncapped = (text: string): boolean => UNCAPPED.test(text);

/** A bill line for regular collection. Amounts are in dollars, for the whole billing period. */
export interface Service {
  text: string;
  rates: readonly Rate[];
  amount?: number;
  /** In cubic yards. */
  containerSize?: number;
  pickupsPerWeek?: number;
}

export interface Fee {
  label: string;
  amount: number;
}

export interface Amount {
  dollars: number;
}

/** ISO 8601 days, both inclusive. */
export interface BillPeriod {
  start: string;
  end: string;
}

export interface Bill {
  carter?: string;
  license?: string;
  period?: BillPeriod;
  contract?: { months: number };
  previousBalance?: Amount;
  payments?: Amount;
  credits?: Amount;
  currentCharges?: Amount;
  amountDue?: Amount;
  tax?: Amount;
  services: readonly Service[];
  fees: readonly Fee[];
  recycling?: Rate;
  organics?: Rate;
}

const MONTHS_PER_YEAR = 12;
const DAYS_PER_MONTH = 365.25 / MONTHS_PER_YEAR;
const WEEKS_PER_MONTH = DAYS_PER_MONTH / 7;

const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const periodDays = ({ start, end }: Pick<BillPeriod, 'start' | 'end'>): number =>
  daysBetween(start, end) + 1;

function wholeMonths(start: Date, dayAfter: Date): number | undefined {
  const months =
    (dayAfter.getUTCFullYear() - start.getUTCFullYear()) * MONTHS_PER_YEAR +
    dayAfter.getUTCMonth() -
    start.getUTCMonth();
  return months > 0 && dayAfter.getUTCDate() === start.getUTCDate() ? months : undefined;
}

/** Length in months: 1 for October 1 to 31, and for October 15 to November 14. */
export function periodMonths(period: Pick<BillPeriod, 'start' | 'end'>): number {
  return (
    wholeMonths(inUtc(period.start), inUtc(addDays(period.end, 1))) ??
    Math.max(periodDays(period), 1) / DAYS_PER_MONTH
  );
}

export const billedMonths = ({ period }: Bill): number =>
  period && period.start <= period.end ? periodMonths(period) : 1;

export function monthlyAmount(service: Service, rate: Rate, months: number): number | undefined {
  if (service.amount !== undefined) return service.amount / months;
  const { containerSize, pickupsPerWeek } = service;
  if (rate.unit !== 'volume' || containerSize === undefined || pickupsPerWeek === undefined) return undefined;
  return containerSize * pickupsPerWeek * WEEKS_PER_MONTH * rate.dollars;
}

/** Excludes the previous balance. Returns undefined if a payment or credit applies to an unknown balance. */
export function periodCharges(bill: Bill): Amount | undefined {
  const { currentCharges, amountDue, previousBalance, payments, credits } = bill;
  if (currentCharges) return currentCharges;
  if (!amountDue || (!previousBalance && (payments || credits))) return undefined;
  const [before = 0, paid = 0, credited = 0] = [previousBalance, payments, credits].map(
    (each) => each?.dollars,
  );
  return { dollars: cents(amountDue.dollars - before + paid + credited) };
}

export const cents = (dollars: number): number => roundHalfUp(dollars, 2);
