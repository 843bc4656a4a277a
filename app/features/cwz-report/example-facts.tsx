import { Leaf, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExampleMark } from '#app/ui/example-mark.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { LoadedCwzReport } from './report.server.ts';

interface ExampleFactProps {
  icon: ReactNode;
  figure: string;
  caption: string;
  /** Percent of a whole, drawn as a bar. */
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

/** The popular hauler and the carbon that could be saved: both examples, side by side. */
export const ExampleFacts = ({ words }: Pick<LoadedCwzReport, 'words'>) => {
  const { dominantHauler, haulerMarketShare, carbonReduction } = words.figures;
  return (
    <div className="gap-x-14 border-t border-hair lg:grid lg:grid-cols-2 print:grid print:grid-cols-2 print:border-0">
      <Section heading={words.hauler.title} intro={words.hauler.text}>
        <ExampleFact
          icon={<Truck aria-hidden className="text-accent" />}
          figure={dominantHauler}
          caption={`${haulerMarketShare}% of the businesses of the example zone. There is no such firm.`}
          share={haulerMarketShare}
          mark={words.exampleLabel}
        />
      </Section>
      <div className="max-lg:border-t max-lg:border-hair">
        <Section heading={words.carbon.title} intro={words.carbon.text}>
          <ExampleFact
            icon={<Leaf aria-hidden className="text-accent" />}
            figure={`Up to ${carbonReduction}%`}
            caption="carbon reduction"
            share={carbonReduction}
            mark={words.exampleLabel}
          />
        </Section>
      </div>
    </div>
  );
};
