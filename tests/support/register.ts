import type { Deadline, Figure, Register } from '#law/figures/register.ts';

const CHECK = {
  source: { key: 'll97-violations', title: 'Violations', link: 'https://www.nyc.gov/violations' },
  certainty: 'verified',
  checkedOn: '2026-11-22',
} as const;

/** A legal figure for tests: $268 from 2024, $300 from 2027. */
export const exampleFigure = (changes: Partial<Figure> = {}): Figure => ({
  ...CHECK,
  key: 'penalty',
  name: 'Penalty for each metric ton',
  module: 'll97',
  kind: 'money',
  unit: 'per metric ton',
  values: [
    { from: '2024-01-01', value: '268' },
    { from: '2027-01-01', value: '300' },
  ],
  statement: 'At most this much for each metric ton over the limit.',
  citation: 'Admin. Code 28-320.6',
  ...changes,
});

/** A legal deadline for tests: May 1 of each year. */
export const exampleDeadline = (changes: Partial<Deadline> = {}): Deadline => ({
  ...CHECK,
  key: 'report',
  module: 'll97',
  law: 'Local Law 97 of 2019',
  what: 'File the emissions report',
  who: 'Article 320 buildings',
  date: '2025-05-01',
  everyYears: 1,
  dateInWords: 'May 1 each year',
  penalty: '$0.50 per square foot',
  ...changes,
});

export const registerOf = (figures: Figure[], deadlines: Deadline[] = []): Register => ({
  figures: Object.fromEntries(figures.map((figure) => [figure.key, figure])),
  deadlines: Object.fromEntries(deadlines.map((deadline) => [deadline.key, deadline])),
});
