import type { Article321Test } from '#app/regulations/ll97/article-321.ts';
import { tons } from './words.ts';

/** The verdict on the emissions test of Article 321. */
export const ARTICLE_321_VERDICTS: Record<Article321Test['outcome'], string> = {
  met: 'Article 321: on these figures, the 2024 emissions test is met.',
  notMet: 'Article 321: on these figures, the 2024 emissions test is not met, so the 13 measures count.',
  unclear:
    'Article 321: on these figures, whether the 2024 emissions test is met depends on the coefficients.',
};

const NEXT: Record<Article321Test['outcome'], string[]> = {
  met: [],
  notMet: ['That leaves the 13 prescriptive measures, where they apply, done by December 31, 2024.'],
  unclear: [
    'Where it is not met, the 13 prescriptive measures count: where they apply, done by December 31, 2024.',
  ],
};

/** The test of Article 321 with its figures, and what follows from it. */
export const article321Lines = ({ limitTons, results, outcome }: Article321Test): string[] => [
  `Emissions of 2024 may not exceed the limit for 2030-2034, ${tons(limitTons)}.`,
  ...results.map(
    ({ coefficientsOf, emissionsTons, isMet }) =>
      `Your energy with the coefficients of ${coefficientsOf}: ${tons(emissionsTons)}, ${isMet ? 'met' : 'not met'}.`,
  ),
  'The test looks at calendar year 2024. Our sources do not say which coefficients it uses, so both are shown.',
  ...NEXT[outcome],
  'If neither was done, penalties are flat: $10,000 (reported; we have not seen the rule itself), which can be imposed again each year until the building complies.',
];
