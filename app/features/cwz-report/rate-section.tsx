import { Leaf, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExampleMark } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { price } from '#app/ui/numbers.ts';
import { unreadableBill } from './report-copy.ts';
import type { LoadedCwzReport } from './report.server.ts';

interface BarProps {
  label: string;
  amount: number;
  most: number;
  isOwn?: boolean;
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
      <span className="min-w-[6.5rem] text-right text-[1.15rem] font-bold">{price(amount)}</span>
    </dd>
  </div>
);

export function RateSection({
  assessment,
  comparison,
  content,
}: Pick<LoadedCwzReport, 'assessment' | 'comparison' | 'content'>) {
  const { rate, average, isOwn, potentialSavings } = comparison;
  const most = Math.max(rate, average, 1);
  return (
    <Section heading={content.rate.title} intro={content.rate.text}>
      <ul className="mb-6 grid max-w-[46rem] gap-2 border-l-4 border-lot bg-lot-tint px-5 py-3 print:mb-2">
        {isOwn ? null : (
          <li className="font-semibold break-words">{unreadableBill(assessment.monthlyBill, rate)}</li>
        )}
        <li>{content.exampleNotice}</li>
      </ul>
      <dl className="grid max-w-[44rem] gap-5 print:gap-2">
        <Bar
          label={isOwn ? 'Your monthly rate, as you entered it' : 'Monthly rate'}
          amount={rate}
          most={most}
          isOwn
          mark={isOwn ? undefined : content.exampleLabel}
        />
        <Bar label="Zone average" amount={average} most={most} mark={content.exampleLabel} />
      </dl>
      <p className="mt-6 max-w-[44rem] text-[1.1rem] font-semibold print:mt-2">
        {potentialSavings > 0
          ? `Potential savings: ${price(potentialSavings)} a month, ${price(potentialSavings * 12)} a year. `
          : 'Potential savings: none against this average. '}
        <ExampleMark>{content.exampleLabel}</ExampleMark>
      </p>
    </Section>
  );
}

interface ExampleFactProps {
  icon: ReactNode;
  figure: string;
  caption: string;
  share: number;
  mark: string;
}

const ExampleFact = ({ icon, figure, caption, share, mark }: ExampleFactProps) => (
  <>
    <p className="flex flex-wrap items-center gap-3">
      {icon}
      <span className="text-[1.6rem] leading-none font-extrabold tracking-tight print:text-[1.3rem]">
        {figure}
      </span>
      <ExampleMark>{mark}</ExampleMark>
    </p>
    <div aria-hidden className="mt-4 h-3 max-w-[26rem] border border-line bg-card print:mt-2">
      <div className="h-full bg-emitted" style={{ width: `${Math.min(share, 100)}%` }} />
    </div>
    <p className="mt-2 text-soft">{caption}</p>
  </>
);

export const ExampleFacts = ({ content }: Pick<LoadedCwzReport, 'content'>) => {
  const { dominantHauler, haulerMarketShare, carbonReduction } = content.figures;
  return (
    <div className="gap-x-14 border-t border-hair lg:grid lg:grid-cols-2 print:grid print:grid-cols-2 print:border-0">
      <Section heading={content.hauler.title} intro={content.hauler.text}>
        <ExampleFact
          icon={<Truck aria-hidden className="text-accent" />}
          figure={dominantHauler}
          caption={`${haulerMarketShare}% of businesses in the example zone. The firm is made up.`}
          share={haulerMarketShare}
          mark={content.exampleLabel}
        />
      </Section>
      <div className="max-lg:border-t max-lg:border-hair">
        <Section heading={content.carbon.title} intro={content.carbon.text}>
          <ExampleFact
            icon={<Leaf aria-hidden className="text-accent" />}
            figure={`Up to ${carbonReduction}%`}
            caption="carbon reduction"
            share={carbonReduction}
            mark={content.exampleLabel}
          />
        </Section>
      </div>
    </div>
  );
};
