import type { ActionFunctionArgs } from '@remix-run/node';
import { type BuildingCopy, readBuildingCopy } from '#app/data/laws.server.ts';
import { type AnsweredLot, linesOfBuildings } from '#app/data/buildings.server.ts';
import {
  answerPairs,
  answersFrom,
  answersText,
  type OwnAnswers,
  parseAnswers,
  withCorrections,
} from '#law/buildings/answers.ts';
import { QUESTIONS } from '#law/buildings/questions.ts';
import { anyFields } from '#app/features/forms/define-form.ts';
import type { FormName } from '#app/features/forms/confirmation.tsx';
import { FormRejected, NOT_STORED, receiveForm } from '#app/features/forms/receive-form.server.ts';
import { FACT_ERROR, fieldViews } from './fields-view.ts';
import { ANSWER_LABELS } from './texts.ts';
import { carriedAnswers, questionsAbout, questionViews } from './questions.server.ts';

export function answerRows(
  { answers, corrections }: OwnAnswers,
  { questions }: Pick<BuildingCopy, 'questions'>,
) {
  const facts = fieldViews(withCorrections({}, corrections))
    .filter(({ name }) => corrections[name] !== undefined)
    .map(({ label, value, choices }) => ({
      label,
      value: choices?.find((choice) => choice.value === value)?.label ?? value,
    }));
  const answered = QUESTIONS.flatMap((id) => {
    const answer = answers[id];
    if (answer !== 'yes' && answer !== 'no') return [];
    return [{ label: questions[id].question, value: ANSWER_LABELS[answer] }];
  });
  return [...facts, ...answered];
}

export async function storedQuestions(lot: AnsweredLot, day: string) {
  const [copy, [decided]] = await Promise.all([readBuildingCopy(), linesOfBuildings([lot], day)]);
  const answers = answersFrom(lot.answers);
  const questions = decided ? questionViews({ ...decided, answers, copy }) : [];
  return {
    questions,
    kept: carriedAnswers(
      answerPairs(answers),
      questions.map(({ id }) => id),
    ),
    copy: copy.ask,
  };
}

/** The only question about a followed law is the community district. */
export async function storedDistrict(stored: string | null | undefined) {
  const copy = await readBuildingCopy();
  const answers = answersFrom(stored);
  const facts = withCorrections({}, answers.corrections);
  return { questions: questionsAbout(['district'], { facts, answers, copy }), kept: [], copy: copy.ask };
}

/**
 * `store` receives the answers as text and returns the next page's URL. Throws a validation error if a number
 * cannot be parsed.
 */
export const receiveAnswers = (
  args: ActionFunctionArgs,
  name: FormName,
  store: (answers: string) => Promise<string>,
) =>
  receiveForm(args, {
    name,
    check: anyFields,
    failure: NOT_STORED,
    async submit(fields) {
      const typed = [...fields].flatMap(([field, value]) =>
        typeof value === 'string' ? [[field, value]] : [],
      );
      const { rejected, ...answers } = parseAnswers(new URLSearchParams(typed));
      if (rejected.length > 0) {
        throw new FormRejected(Object.fromEntries(rejected.map((fact) => [fact, [FACT_ERROR]])));
      }
      return store(answersText(answers));
    },
    next: (url) => url,
  });
