import fc from 'fast-check';
import { expect, it } from 'vitest';
import { READINESS_QUESTIONS } from '#law/internet/readiness.ts';
import { changeReadinessUrl, QUESTION_NAMES, readinessAnswersIn } from './readiness-url.ts';

const anyValue = <Value extends string>(choices: readonly { value: Value }[]) =>
  fc.constantFrom(...choices.map(({ value }) => value));

const anyAnswers = fc.record({
  buildingType: anyValue(READINESS_QUESTIONS.buildingType),
  hasExistingInfrastructure: anyValue(READINESS_QUESTIONS.hasExistingInfrastructure),
  broadbandAvailability: anyValue(READINESS_QUESTIONS.broadbandAvailability),
  willingToUpgrade: anyValue(READINESS_QUESTIONS.willingToUpgrade),
});

it('changeReadinessUrl keeps all answers in the URL for changing one of them', () => {
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
])('readinessAnswersIn ignores answers that no question offers: %j', (query, answers) => {
  expect(readinessAnswersIn(`http://site.test/nyc-internet/quiz?${query}`)).toEqual(answers);
});
