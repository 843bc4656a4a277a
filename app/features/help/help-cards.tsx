import type { PageCopy } from '#app/content/pages.server.ts';
import { LinkLot, Lots } from '#app/ui/lots.tsx';

/** Where the questions and the guides stand on the page of the help center. */
export const FAQ_ANCHOR = 'faqs';
export const GUIDES_ANCHOR = 'guides';

/** The three ways to an answer. */
export const HelpCards = ({ cards: { faqs, guides, support } }: { cards: PageCopy<'help'>['cards'] }) => (
  <Lots>
    <LinkLot {...faqs} to={`#${FAQ_ANCHOR}`} linkLabel="Read" />
    <LinkLot {...guides} to={`#${GUIDES_ANCHOR}`} linkLabel="Browse" />
    <LinkLot {...support} to="/contact" linkLabel="Write to us" />
  </Lots>
);
