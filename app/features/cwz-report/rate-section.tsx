import { ExampleMark } from '#app/ui/example-mark.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { LoadedCwzReport } from './report.server.ts';
import { dollars, unreadableBill } from './words.ts';

interface BarProps {
  label: string;
  amount: number;
  most: number;
  isOwn?: boolean;
  /** The mark of an example, where the amount is one. */
  mark?: string;
}

const Bar = ({ label, amount, most, isOwn = false, mark }: BarProps) => (
  <div>
    <dt className="flex flex-wrap items-center gap-2">
      {label} {mark ? <ExampleMark>{mark}</ExampleMark> : null}
    </dt>
    <dd className="mt-1.5 flex items-center gap-3">
      <span aria-hidden className="h-7 flex-1 border border-line bg-card print:h-4">
        <span
          className={isOwn ? 'block h-full bg-lot' : 'block h-full bg-emitted'}
          style={{ width: `${(amount / most) * 100}%` }}
        />
      </span>
      <span className="min-w-[6.5rem] text-right text-[1.15rem] font-bold">{dollars(amount)}</span>
    </dd>
  </div>
);

/** What the visitor pays a month, beside the example average. It illustrates a full analysis, and judges nothing. */
export function RateSection({
  assessment,
  comparison,
  words,
}: Pick<LoadedCwzReport, 'assessment' | 'comparison' | 'words'>) {
  const { rate, average, isOwn, potentialSavings } = comparison;
  const most = Math.max(rate, average, 1);
  return (
    <Section heading={words.rate.title} intro={words.rate.text}>
      <ul className="mb-6 grid max-w-[46rem] gap-2 border-l-4 border-lot bg-lot-tint px-5 py-3 print:mb-2">
        {isOwn ? null : (
          <li className="font-semibold break-words">{unreadableBill(assessment.monthlyBill, rate)}</li>
        )}
        <li>{words.exampleNotice}</li>
      </ul>
      <dl className="grid max-w-[44rem] gap-5 print:gap-2">
        <Bar
          label={isOwn ? 'Your monthly rate, as you entered it' : 'Monthly rate'}
          amount={rate}
          most={most}
          isOwn
          mark={isOwn ? undefined : words.exampleLabel}
        />
        <Bar label="Zone average" amount={average} most={most} mark={words.exampleLabel} />
      </dl>
      <p className="mt-6 max-w-[44rem] text-[1.1rem] font-semibold print:mt-2">
        {potentialSavings > 0
          ? `Potential savings: ${dollars(potentialSavings)} a month, ${dollars(potentialSavings * 12)} a year. `
          : 'Potential savings: none against this average. '}
        <ExampleMark>{words.exampleLabel}</ExampleMark>
      </p>
    </Section>
  );
}
