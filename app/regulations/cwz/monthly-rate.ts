import { roundHalfUp } from '../rounding.ts';

/** Above this, in dollars a month, a bill is more likely a slip than a bill. */
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

/** The figures of the report that are examples, in dollars a month. Specification section 9, "CWZ". */
interface ExampleRates {
  /** What a business of the zone pays on average. */
  zoneAverage: number;
  /** What a business pays whose own bill is not known. */
  defaultRate: number;
  /** What could be saved at the default rate. */
  defaultSavings: number;
}

/** A monthly rate beside the zone's example average, in dollars a month. */
interface RateComparison {
  rate: number;
  /** Whether the rate is the visitor's own, and not the example of one. */
  isOwn: boolean;
  average: number;
  potentialSavings: number;
}

/**
 * Compares what a business pays with the example average of its zone; without a bill, the example rate stands for
 * it. A business that pays no more than the average is promised no savings.
 */
export function compareWithAverage(
  ownRate: number | undefined,
  { zoneAverage, defaultRate, defaultSavings }: ExampleRates,
): RateComparison {
  const rate = ownRate ?? defaultRate;
  const isOwn = ownRate !== undefined;
  return {
    rate,
    isOwn,
    average: zoneAverage,
    potentialSavings: isOwn ? Math.max(0, roundHalfUp(rate - zoneAverage, 2)) : defaultSavings,
  };
}
