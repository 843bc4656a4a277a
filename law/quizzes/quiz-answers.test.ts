import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { MODULE_SLUGS } from '../modules.ts';
import type { Fact, FactSource } from '../buildings/facts.ts';
import { quizAnswersFrom } from './quiz-answers.ts';

const area = (value: number, source: FactSource = 'covered'): Fact<number> => ({
  value,
  source,
  version: '',
});

interface Questions {
  questions: { prompt: string; options: { text: string }[] }[];
}

/** The texts of the chosen options in the seed quiz. */
function chosenTexts(answers: readonly number[]): (string | undefined)[] {
  const file = new URL('../../content/quizzes/ll97.yaml', import.meta.url);
  const { questions } = parse(readFileSync(file, 'utf8')) as Questions;
  expect(questions.map(({ prompt }) => prompt).slice(0, 2)).toEqual([
    'How large is your building?',
    "What is your building's ENERGY STAR score?",
  ]);
  return answers.map((option, question) => questions[question]?.options[option]?.text);
}

describe('the LL97 quiz', () => {
  it.each([
    [24_999, 'Under 25,000 sq ft'],
    [25_000, '25,000-50,000 sq ft'],
    [50_000, '25,000-50,000 sq ft'],
    [50_001, '50,001-100,000 sq ft'],
    [100_000, '50,001-100,000 sq ft'],
    [100_001, 'Over 100,000 sq ft'],
    [2_812_739, 'Over 100,000 sq ft'],
  ])('prefills the size of a listed building with %i sq ft', (squareFeet, text) => {
    expect(chosenTexts(quizAnswersFrom('ll97', { facts: { listArea: area(squareFeet) } }))).toEqual([text]);
  });

  it.each([
    [100, '75 or higher'],
    [75, '75 or higher'],
    [74, '50-74'],
    [50, '50-74'],
    [49, '25-49'],
    [25, '25-49'],
    [24, 'Below 25 or unknown'],
    [1, 'Below 25 or unknown'],
  ])('prefills the ENERGY STAR score %i', (energyStar, text) => {
    const answers = quizAnswersFrom('ll97', { facts: { listArea: area(80_000) }, energyStar });
    expect(chosenTexts(answers)).toEqual(['50,001-100,000 sq ft', text]);
  });

  it.each([
    ["uses the visitor's own area", { listArea: area(80_000), floorArea: area(30_000, 'visitor') }, [1]],
    ["ignores City Planning's estimate", { floorArea: area(80_000, 'pluto') }, []],
    ['ignores an area of zero', { listArea: area(0) }, []],
  ])('%s', (_what, facts, answers) => {
    expect(quizAnswersFrom('ll97', { facts })).toEqual(answers);
  });

  it('ignores the score if there is no area', () => {
    expect(quizAnswersFrom('ll97', { facts: {}, energyStar: 80 })).toEqual([]);
  });
});

it.each(MODULE_SLUGS.filter((slug) => slug !== 'll97'))('the %s quiz has no prefilled answers', (module) => {
  expect(quizAnswersFrom(module, { facts: { listArea: area(80_000) }, energyStar: 80 })).toEqual([]);
});
