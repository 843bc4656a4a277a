import { Badge } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { Block } from './block.ts';
import { EmissionsChart } from './emissions-chart.tsx';

const whole = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

/** The example of a building over its limit: verdict, figure, picture, and what it rests on. */
export function ExampleReport({ block }: { block: Block<'exampleReport'> }) {
  const {
    heading,
    intro,
    limitKilograms,
    emissionsKilograms,
    penaltyPerYear,
    penaltyPerYearFrom2030,
    basis,
  } = block;
  const over = emissionsKilograms - limitKilograms;
  const isOver = over > 0;
  return (
    <Section heading={heading} intro={intro}>
      <div className="grid border border-line bg-card lg:grid-cols-[1fr_1.1fr]">
        <div className="border-line p-6 max-lg:border-b sm:p-8 lg:border-r">
          <div className="flex flex-wrap gap-3">
            <Badge tone={isOver ? 'veryHigh' : 'low'}>{isOver ? 'At risk' : 'Safe'}</Badge>
            <span className="self-center text-[0.9rem] text-soft">Example</span>
          </div>
          <h3 className="mt-4 text-[1.5rem]">
            {isOver
              ? `This building is ${whole(over)} kg over its limit.`
              : `This building is ${whole(-over)} kg below its limit.`}
          </h3>
          <p className="mt-5">
            <span className="text-[2.7rem] leading-none font-extrabold tracking-tight">
              about ${whole(penaltyPerYear)}
            </span>{' '}
            <span className="text-soft">fine a year</span>
          </p>
          <p className="mt-3 text-soft">Up to about ${whole(penaltyPerYearFrom2030)} a year from 2030.</p>
          {basis ? (
            <p className="mt-6 border-t border-hair pt-4 text-[0.85rem] text-soft">
              What it rests on: {basis}
            </p>
          ) : null}
        </div>
        <EmissionsChart limit={limitKilograms} emissions={emissionsKilograms} />
      </div>
    </Section>
  );
}
