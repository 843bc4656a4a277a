import type { BillAnalysis } from '#app/content/bill-analyses.server.ts';
import { price } from '../money/price.ts';

interface CostProps {
  label: string;
  dollars: number;
  /** The largest of the costs: the full width. */
  most: number;
  tone: string;
}

const Cost = ({ label, dollars, most, tone }: CostProps) => (
  <div className="grid gap-1.5">
    <dt className="text-soft">{label}</dt>
    <dd>
      <span className="text-[1.6rem] font-bold">{price(dollars)}</span> a month
      <span aria-hidden className="mt-2 block h-3 bg-line print:h-2">
        <span className={`block h-full ${tone}`} style={{ width: `${(dollars / most) * 100}%` }} />
      </span>
    </dd>
  </div>
);

/** The difference in words: what could be saved, or that the price is fair. */
const differenceWords = (difference: number): string =>
  difference > 0
    ? `That is ${price(difference)} a month too much, or ${price(difference * 12)} a year.`
    : 'You do not pay more than would be fair.';

/** What the visitor pays beside what would be fair, where staff could tell both. */
export function CostComparison({ monthlyCost, fairMonthlyCost }: BillAnalysis) {
  if (monthlyCost === undefined || fairMonthlyCost === undefined) return null;
  const most = Math.max(monthlyCost, fairMonthlyCost, 1);
  return (
    <div className="my-8 border border-line bg-card p-6 sm:p-8 print:my-4 print:p-4">
      <dl className="grid gap-6 print:gap-3">
        <Cost label="What you pay" dollars={monthlyCost} most={most} tone="bg-high" />
        <Cost label="What would be fair" dollars={fairMonthlyCost} most={most} tone="bg-low" />
      </dl>
      <p className="mt-5 text-[1.1rem] font-semibold">{differenceWords(monthlyCost - fairMonthlyCost)}</p>
    </div>
  );
}
