import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeAnswers } from '#law/quizzes/quiz.ts';
import { STARTING_QUIZZES } from '#tests/support/quiz.ts';
import { answeredUrl, questionUrl } from '#app/urls/quiz-urls.ts';
import { quizAt, type QuestionView, type QuizView } from './quiz-view.ts';

const QUIZ = 'http://site.test/quiz';

/** Answers to the first questions of a quiz (at least one), and the number (from 1) of one of those questions. */
const anyAnswers = (optionCounts: readonly number[]) =>
  fc
    .tuple(...optionCounts.map((count) => fc.nat(count - 1)))
    .chain((all) => fc.integer({ min: 1, max: all.length }).map((length) => all.slice(0, length)))
    .chain((answers) =>
      fc.record({ answers: fc.constant(answers), number: fc.integer({ min: 1, max: answers.length }) }),
    );

function asQuestion(view: QuizView | undefined): QuestionView {
  if (view?.kind !== 'question') throw new Error('No question is asked.');
  return view;
}

describe.each(Object.entries(STARTING_QUIZZES))('the %s quiz', (_module, quiz) => {
  const { questions } = quiz;
  const answered = anyAnswers(questions.map(({ options }) => options.length));
  const at = (url: string) => quizAt(quiz, url);
  const again = (answers: readonly number[], number: number) =>
    asQuestion(at(questionUrl(QUIZ, { given: writeAnswers(answers) }, number)));

  it('can ask an answered question again, marking its answer and keeping the others', () => {
    fc.assert(
      fc.property(answered, ({ answers, number }) => {
        const view = again(answers, number);
        expect(view).toMatchObject({ number, prompt: questions[number - 1]?.prompt });
        expect(view.options.findIndex(({ isGiven }) => isGiven)).toBe(answers[number - 1]);
        expect(view.others.map((other) => other.number)).toEqual(
          answers.map((_, index) => index + 1).filter((other) => other !== number),
        );
      }),
    );
  });

  it('changes only the answer to a question that is asked again', () => {
    fc.assert(
      fc.property(answered, fc.nat(4), ({ answers, number }, seed) => {
        const { options } = again(answers, number);
        const chosen = seed % options.length;
        const expected = answers.map((answer, index) => (index === number - 1 ? chosen : answer));
        expect(options[chosen]?.answers).toBe(writeAnswers(expected));
        const next = at(answeredUrl(QUIZ, options[chosen]?.answers ?? ''));
        expect(next?.kind).toBe(answers.length === questions.length ? 'result' : 'question');
        if (next?.kind === 'question') expect(next.number).toBe(answers.length + 1);
      }),
    );
  });
});
