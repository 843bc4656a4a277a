import { describe, expect, it } from 'vitest';
import type { ReadinessAnswers } from '#law/internet/readiness.ts';
import type { PageCopy } from '#app/data/pages.server.ts';
import { resultView, levelTone } from './result-view.ts';

const ANSWERS: ReadinessAnswers = {
  buildingType: 'other',
  hasExistingInfrastructure: 'no',
  broadbandAvailability: 'good',
  willingToUpgrade: 'maybe',
};

/** The copy that the view selects from. */
const COPY = {
  questions: Object.fromEntries(Object.keys(ANSWERS).map((name) => [name, { label: `${name}?` }])),
  nextSteps: Object.fromEntries(
    ['low', 'moderate', 'high', 'critical'].map((level) => [level, [{ text: `what to do, ${level}` }]]),
  ),
  result: { notice: 'A notice.' },
} as unknown as PageCopy<'internet-quiz'>;

const viewOf = (score: number) =>
  resultView({ score, submittedAt: '2026-11-21T12:00:00.000Z', answers: ANSWERS }, COPY);

describe('a readiness quiz result', () => {
  it('has four adjacent bands from the lowest to the highest score', () => {
    expect(viewOf(4).bands.map(({ from, to, label }) => [from, to, label])).toEqual([
      [-9, -1, 'Critical Risk'],
      [0, 5, 'High Risk'],
      [6, 11, 'Moderate Risk'],
      [12, 20, 'Low Risk'],
    ]);
  });

  it.each([
    [12, 'Low Risk', 'low', 'what to do, low'],
    [11, 'Moderate Risk', 'medium', 'what to do, moderate'],
    [5, 'High Risk', 'high', 'what to do, high'],
    [-1, 'Critical Risk', 'veryHigh', 'what to do, critical'],
  ])('with %i points is "%s" and has the matching color and next steps', (score, level, tone, step) => {
    const view = viewOf(score);
    expect(view).toMatchObject({ level, tone, nextSteps: [step] });
    expect(view.bands.filter(({ isReached }) => isReached).map(({ label }) => label)).toEqual([level]);
  });

  it('lists each answer with its points', () => {
    expect(viewOf(4).answers.map(({ question, answer, score }) => [question, answer, score])).toEqual([
      ['buildingType?', 'Other', 2],
      ['hasExistingInfrastructure?', 'No', -3],
      ['broadbandAvailability?', 'Good', 3],
      ['willingToUpgrade?', 'Maybe', 2],
    ]);
  });
});

it('levelTone returns the highest risk for an unknown level', () => {
  expect(levelTone('toString')).toBe('veryHigh');
  expect(levelTone('')).toBe('veryHigh');
});
