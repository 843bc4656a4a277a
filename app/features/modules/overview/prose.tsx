import { Section } from '#app/ui/layout/section.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { Block } from './block.ts';

/** An explanation in words. */
export const Prose = ({ block: { heading, html, basis } }: { block: Block<'prose'> }) => (
  <Section heading={heading} basis={basis}>
    <RichText html={html} />
  </Section>
);
