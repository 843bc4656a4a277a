import { menuEntryOf } from '#app/ui/layout/menu-entry.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { LinkLot, Lot, Lots } from '#app/ui/lots.tsx';
import type { Block } from './block.ts';

function Card({ card: { title, text, link } }: { card: Block<'cards'>['cards'][number] }) {
  const entry = menuEntryOf(link);
  if (!entry) return <Lot title={title} text={text} />;
  return <LinkLot title={title} text={text} to={entry.url} linkLabel={entry.label} />;
}

/** Short facts side by side; a card may lead to a page. */
export const Cards = ({ block: { heading, intro, cards, basis } }: { block: Block<'cards'> }) => (
  <Section heading={heading} intro={intro} basis={basis}>
    <Lots>
      {cards.map((card) => (
        <Card key={card.id ?? card.title} card={card} />
      ))}
    </Lots>
  </Section>
);
