import { Section } from '#app/ui/layout/section.tsx';
import type { Block } from './block.ts';

/** Short facts side by side, as lots that share their walls. */
export const Cards = ({ block: { heading, intro, cards, basis } }: { block: Block<'cards'> }) => (
  <Section heading={heading} intro={intro} basis={basis}>
    <ul className="flex flex-wrap border-t border-l border-line">
      {cards.map(({ id, title, text }) => (
        <li key={id ?? title} className="flex-[1_1_17rem] border-r border-b border-line bg-card p-5 sm:p-6">
          <h3 className="text-[1.1rem]">{title}</h3>
          <p className="mt-2 text-[0.94rem] text-soft">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
