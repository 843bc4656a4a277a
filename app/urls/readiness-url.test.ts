import fc from 'fast-check';
import { expect, it } from 'vitest';
import { READINESS_QUESTIONS } from '#law/internet/readiness.ts';
import { changeReadinessUrl, QUESTION_NAMES, readinessAnswersIn } from './readiness-url.ts';

const valuesOf = <Value extends string>(choices: readonly { value: Value }[]) =>
  fc.constantFrom(...choices.map(({ value }) => value));

const anyAnswers = fc.record({
  buildingType: valuesOf(READINESS_QUESTIONS.buildingType),
  hasExistingInfrastructure: valuesOf(READINESS_QUESTIONS.hasExistingInfrastructure),
  broadbandAvailability: valuesOf(READINESS_QUESTIONS.broadbandAvailability),
  willingToUpgrade: valuesOf(READINESS_QUESTIONS.willingToUpgrade),
});

it('brings the answers of any result back to each of its questions', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...QUESTION_NAMES), (answers, question) => {
      const url = new URL(changeReadinessUrl(answers, question), 'http://site.test');
      expect(url.pathname).toBe('/nyc-internet/quiz');
      expect(url.hash).toBe(`#readiness-quiz-${question}`);
      expect(readinessAnswersIn(url.href)).toEqual(answers);
    }),
  );
});

it.each([
  ['', {}],
  ['buildingType=castle&willingToUpgrade=maybe', { willingToUpgrade: 'maybe' }],
  ['buildingType=constructor&score=20&userName=Olive', {}],
])('leaves out of "%s" what no question offers', (query, answers) => {
  expect(readinessAnswersIn(`http://site.test/nyc-internet/quiz?${query}`)).toEqual(answers);
});
