import { Leaf, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExampleMark } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { price } from '#law/numbers.ts';
import type { LoadedCwzReport } from './report.server.ts';
import { EXAMPLE } from './texts.ts';
import { monthlyRate } from './your-answers.ts';

interface ExampleProps {
  title: string;
  text: string;
  children: ReactNode;
}

const Example = ({ title, text, children }: ExampleProps) => (
  <div className="border-r border-b border-line bg-card p-5 sm:p-7">
    <ExampleMark>{EXAMPLE.mark}</ExampleMark>
    <h3 className="mt-3 text-[1.3rem]">{title}</h3>
    <p className="mt-2 text-soft">{text}</p>
    <div className="mt-4">{children}</div>
  </div>
);

const Figure = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex items-center gap-3 text-[1.5rem] leading-tight font-extrabold tracking-tight">
    {icon} {children}
  </p>
);

const Amount = ({ name, amount }: { name: string; amount: string }) => (
  <div className="flex justify-between gap-4 border-t border-hair py-2">
    <dt>{name}</dt>
    <dd className="text-right font-bold wrap-anywhere">{amount}</dd>
  </div>
);

/** All of the report's made-up content, next to the visitor's own bill. */
export function ExampleSection({ assessment, content }: Pick<LoadedCwzReport, 'assessment' | 'content'>) {
  const { figures } = content;
  const own = monthlyRate(assessment);
  return (
    <Section heading={EXAMPLE.heading} intro={content.exampleNotice}>
      <div className="grid border-t border-l border-line md:grid-cols-2">
        <Example title={`Zone ${assessment.zone}`} text={EXAMPLE.zone}>
          Effective <LongDate iso={figures.effectiveDate} />
        </Example>
        <Example {...EXAMPLE.rate}>
          <dl>
            <Amount
              name={own ? 'Your monthly bill' : 'Monthly rate'}
              amount={own ?? price(figures.defaultMonthlyRate)}
            />
            <Amount name="Zone average" amount={price(figures.zoneAverageRate)} />
            <Amount name="Potential savings" amount={`${price(figures.potentialSavings)} a month`} />
          </dl>
        </Example>
        <Example {...EXAMPLE.hauler}>
          <Figure icon={<Truck aria-hidden className="shrink-0 text-accent" />}>
            {figures.dominantHauler}
          </Figure>
          <p className="mt-2 text-soft">{EXAMPLE.share(figures.haulerMarketShare)}</p>
        </Example>
        <Example title={EXAMPLE.carbon} text={content.carbon.text}>
          <Figure icon={<Leaf aria-hidden className="shrink-0 text-accent" />}>
            Up to {figures.carbonReduction}%
          </Figure>
          <p className="mt-2 text-soft">carbon reduction</p>
        </Example>
      </div>
    </Section>
  );
}
