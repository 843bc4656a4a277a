import { roundHalfUp } from '../rounding.ts';

/** In dollars a month. A larger amount is more likely a typo than a bill. */
const ABSURD_DOLLARS = 1_000_000;

const ABOUT = String.raw`(?:about|around|approximately|approx\.?|roughly|circa|ca\.?|~)`;
const NUMBER = String.raw`(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<cents>\d{1,2}))?`;
const THOUSANDS = String.raw`(?<thousands>\d+(?:\.\d+)?)\s?k`;
const CURRENCY = String.raw`(?:us\s?)?(?:dollars?|usd|bucks)`;
const MONTHLY = String.raw`(?:(?:\/|per|a|each|every)\s?(?:month|mo)\.?|monthly)`;

/** One amount, with nothing around it that could mean anything but dollars a month. */
const BILL = new RegExp(
  String.raw`^(?:${ABOUT}\s?)?(?:us\s?)?\$?\s?(?:${THOUSANDS}|${NUMBER})(?:\s?${CURRENCY})?(?:\s?${MONTHLY})?$`,
);

const LONGEST = 60;

function amountIn(groups: Record<string, string | undefined>): number {
  const { thousands, whole = '', cents } = groups;
  if (thousands !== undefined) return Number(thousands) * 1000;
  return Number(`${whole.replaceAll(',', '')}.${cents ?? '0'}`);
}

/**
 * The dollars a month that a visitor wrote as free text: "$1,200/mo", "about 800", "1.2k". Undefined for all that
 * is not plainly one amount of dollars a month, such as two numbers, another period, zero, a negative or an absurd
 * amount: no answer is better than a wrong one. Specification section 3, `monthly_bill`.
 */
export function parseMonthlyBill(text: string): number | undefined {
  const bill = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (bill.length > LONGEST) return undefined;
  const groups = BILL.exec(bill)?.groups;
  if (!groups) return undefined;
  const dollars = roundHalfUp(amountIn(groups), 2);
  return dollars > 0 && dollars <= ABSURD_DOLLARS ? dollars : undefined;
}

/** Example figures in dollars a month. Specification section 9, "CWZ". */
interface ExampleRates {
  zoneAverage: number;
  /** Stands for the rate of a business whose own bill is not known. */
  defaultRate: number;
  /** The potential savings at the default rate. */
  defaultSavings: number;
}

/** Dollars a month, beside the zone's example average; no potential savings at or below that average. */
export function compareWithAverage(
  ownRate: number | undefined,
  { zoneAverage: average, defaultRate, defaultSavings }: ExampleRates,
) {
  if (ownRate === undefined) {
    return { rate: defaultRate, isOwn: false, average, potentialSavings: defaultSavings };
  }
  const potentialSavings = Math.max(0, roundHalfUp(ownRate - average, 2));
  return { rate: ownRate, isOwn: true, average, potentialSavings };
}
