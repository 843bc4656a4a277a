import { Section } from '#app/ui/layout/section.tsx';
import type { Block } from './block.ts';

/** Periods from left to right, the first of them the present one. */
export const Timeline = ({ block: { heading, intro, periods, basis } }: { block: Block<'timeline'> }) => (
  <Section heading={heading} intro={intro} basis={basis}>
    <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {periods.map(({ id, period, title, text }, index) => (
        <li
          key={id ?? period}
          className={`border-t-[5px] pt-4 ${index === 0 ? 'border-lot' : 'border-line'}`}
        >
          <p className="text-[1.5rem] leading-tight font-extrabold tracking-tight">{period}</p>
          <h3 className="mt-1 text-[1.05rem] text-accent">{title}</h3>
          <p className="mt-2 text-[0.94rem] text-soft">{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
