import { Badge } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { Block } from './block.ts';
import { EmissionsChart } from './emissions-chart.tsx';
import { exampleWords } from './example-words.ts';

/** The example of a building over its limit: verdict, figure, picture, and what it rests on. */
export function ExampleReport({ block }: { block: Block<'exampleReport'> }) {
  const { heading, intro, basis } = block;
  const words = exampleWords(block);
  return (
    <Section heading={heading} intro={intro}>
      <div className="grid border border-line bg-card lg:grid-cols-[1fr_1.1fr]">
        <div className="border-line p-6 max-lg:border-b sm:p-8 lg:border-r">
          <div className="flex flex-wrap gap-3">
            <Badge tone={words.tone}>{words.label}</Badge>
            <span className="self-center text-[0.9rem] text-soft">{words.mark}</span>
          </div>
          <h3 className="mt-4 text-[1.5rem]">{words.sentence}</h3>
          <p className="mt-5">
            <span className="text-[2.7rem] leading-none font-extrabold tracking-tight">{words.penalty}</span>{' '}
            <span className="text-soft">{words.penaltyCaption}</span>
          </p>
          <p className="mt-3 text-soft">{words.from2030}</p>
          {basis ? (
            <p className="mt-6 border-t border-hair pt-4 text-[0.85rem] text-soft">
              What it rests on: {basis}
            </p>
          ) : null}
        </div>
        <EmissionsChart block={block} />
      </div>
    </Section>
  );
}
