import { Accordion } from '#app/ui/accordion.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import type { Block } from './block.ts';

/** Questions and answers, one open at a time. */
export const Questions = ({ block: { heading, intro, questions, basis } }: { block: Block<'questions'> }) => (
  <Section heading={heading} intro={intro} basis={basis}>
    <Accordion
      name={heading}
      items={questions.map(({ question, answer }) => ({ title: question, content: answer }))}
    />
  </Section>
);
