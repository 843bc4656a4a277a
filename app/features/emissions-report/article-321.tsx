import type { Article321Test } from '#app/regulations/ll97/article-321.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { article321Lines, ARTICLE_321_VERDICTS } from './article-321-words.ts';
import { HEADINGS } from './headings.ts';

/** The one test of a building without yearly limits, with its figures and what follows from it. */
export const Article321 = ({ test }: { test: Article321Test }) => (
  <Section heading={HEADINGS.article321} intro={ARTICLE_321_VERDICTS[test.outcome]}>
    <ul className="grid max-w-[44rem] list-disc gap-2 pl-5">
      {article321Lines(test).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Section>
);
