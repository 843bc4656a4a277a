import { bandOf, bandsInPoints, isLeftOut, maximumScore, optionId, scoreOf } from '#app/regulations/quiz.ts';
import {
  type ReadinessAnswers,
  READINESS_QUESTIONS,
  readinessBandOf,
  readinessScore,
} from '#app/regulations/internet/readiness.ts';
import type { Quiz } from '#cms/payload-types.ts';
import { demoId } from '../demo-id.ts';
import { digestMark } from '../entry.ts';
import { makePerson } from '../people.ts';
import { makePlace } from '../places.ts';
import type { Maker } from './kind.ts';

/** Questions as the rules count them. */
const scored = ({ questions }: Quiz) =>
  questions.map(({ prompt, options }) => ({
    prompt,
    options: options.map(({ text, score, doesNotApply }) => ({
      text,
      score,
      doesNotApply: doesNotApply ?? false,
    })),
  }));

function resultOf(quiz: Quiz, answers: readonly number[]) {
  const questions = scored(quiz);
  const score = scoreOf(questions, answers);
  const bands = bandsInPoints(quiz.bands, quiz.bandsBy, maximumScore(questions, answers));
  return {
    score,
    riskLevel: bandOf(bands, score).level,
    answers: questions.map(({ prompt, options }, question) => {
      const option = answers[question] ?? 0;
      const points = isLeftOut(questions, answers, question) ? null : options[option]?.score;
      return {
        id: optionId(question, option),
        question: prompt,
        answer: options[option]?.text,
        score: points,
      };
    }),
  };
}

/** A result that somebody had sent to themselves, of one of the quizzes of the site. */
export const makeQuizResult: Maker = ({ generator, moments, quizzes }, number) => {
  const quiz = generator.helpers.arrayElement(quizzes);
  const answers = quiz.questions.map(({ options }) =>
    generator.number.int({ min: 0, max: options.length - 1 }),
  );
  const receivedAt = moments.arrival();
  return {
    collection: 'quiz-submissions',
    mark: digestMark('quiz', number),
    receivedAt,
    data: {
      module: quiz.module,
      userEmail: makePerson(generator).email,
      buildingAddress: makePlace(generator).address,
      submittedAt: receivedAt.toISOString(),
      ...resultOf(quiz, answers),
    },
  };
};

/** A readiness assessment of the internet module, which the public list shows. */
export const makeReadiness: Maker = ({ generator, moments }, number) => {
  const chosen = Object.entries(READINESS_QUESTIONS).map(([question, choices]) => [
    question,
    generator.helpers.arrayElement<{ value: string }>(choices).value,
  ]);
  const answers = Object.fromEntries(chosen) as ReadinessAnswers;
  const score = readinessScore(answers);
  const person = makePerson(generator);
  const receivedAt = moments.arrival();
  return {
    collection: 'quiz-submissions',
    mark: digestMark('readiness', number),
    receivedAt,
    data: {
      module: 'nyc-internet',
      userName: person.name,
      userEmail: person.email,
      buildingAddress: makePlace(generator).address,
      isAddressWithheld: generator.datatype.boolean(0.4),
      answers,
      score,
      riskLevel: readinessBandOf(score).level,
      submittedAt: receivedAt.toISOString(),
      publicId: demoId(generator),
    },
  };
};
