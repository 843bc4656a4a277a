import { Section } from '#app/ui/layout/section.tsx';
import { Lot, Lots } from '#app/ui/lots.tsx';
import type { Block } from './block.ts';

/** Short facts side by side. */
export const Cards = ({ block: { heading, intro, cards, basis } }: { block: Block<'cards'> }) => (
  <Section heading={heading} intro={intro} basis={basis}>
    <Lots>
      {cards.map(({ id, title, text }) => (
        <Lot key={id ?? title} title={title} text={text} />
      ))}
    </Lots>
  </Section>
);
