import type { RateComparison } from '#app/regulations/cwz/rate-comparison.ts';
import type { Tone } from '#app/ui/badge.tsx';

/** Dollars, with cents where there are any: "$570", "$1,200.50". */
export const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });

type Compared = Pick<RateComparison, 'isOwn' | 'standing' | 'difference' | 'potentialSavings'>;

/** The report in one sentence. The average is an example, and the sentence says so. */
export function verdictOf({ isOwn, standing, difference, potentialSavings }: Compared): string {
  if (!isOwn) return `At the example rate, ${dollars(potentialSavings)} a month could be saved.`;
  if (standing === 'at') return 'You pay as much as the example zone average.';
  const amount = dollars(Math.abs(difference));
  return standing === 'above'
    ? `You pay ${amount} a month more than the example zone average.`
    : `You pay ${amount} a month less than the example zone average.`;
}

const STANDINGS: Record<RateComparison['standing'], { tone: Tone; label: string }> = {
  above: { tone: 'high', label: 'Above the example average' },
  at: { tone: 'low', label: 'At the example average' },
  below: { tone: 'low', label: 'Below the example average' },
};

/** How the rate stands, in a word; an example rate is not judged. */
export const judgementOf = ({ isOwn, standing }: Compared): { tone: Tone; label: string } =>
  isOwn ? STANDINGS[standing] : { tone: 'medium', label: 'Example rate' };

/** The figure under the verdict, and what it is. */
export const savingsOf = ({ potentialSavings }: Compared): { figure: string; caption: string } =>
  potentialSavings > 0
    ? { figure: dollars(potentialSavings), caption: 'potential savings a month, against an example average' }
    : { figure: 'No savings', caption: 'to be expected against an example average' };

/** Said where what the visitor wrote is not plainly one amount a month. */
export const unreadableBill = (monthlyBill: string, defaultRate: number): string =>
  `We could not read one monthly amount in "${monthlyBill}". So this report uses an example rate of ${dollars(defaultRate)} a month, which is not yours.`;
