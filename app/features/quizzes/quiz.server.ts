import { getZodConstraint } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { QuizDocument } from '#app/content/quiz-document.ts';
import { isSectionLive } from '#app/content/modules.server.ts';
import { findQuiz } from '#app/content/quizzes.server.ts';
import { readAnswers } from '#app/regulations/quiz.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { UNREADABLE_ANSWERS } from './messages.ts';
import { answersIn, holdsAnswers } from './quiz-answers.ts';
import { quizView } from './quiz-view.ts';
import { resultRequestSchema } from './schema.ts';

/** The answers in an address. 400 where they are not answers to this quiz, in the order of its questions. */
function answersOf({ url }: Pick<Request, 'url'>, { questions }: QuizDocument): number[] {
  const text = answersIn(url);
  const answers = text === undefined ? undefined : readAnswers(text, questions);
  if (!answers) throw data(UNREADABLE_ANSWERS.title, { status: 400 });
  return answers;
}

/** The published quiz of a module, unless its section is not open yet. */
export const findOpenQuiz = async (module: ModuleSlug): Promise<QuizDocument | undefined> =>
  (await isSectionLive(module, 'quiz')) ? findQuiz(module) : undefined;

/** Answers to every question, as an address holds them. 400 where some are missing, or cannot be read. */
export function allAnswersOf(request: Pick<Request, 'url'>, quiz: QuizDocument): number[] {
  const answers = answersOf(request, quiz);
  if (answers.length < quiz.questions.length) throw data(UNREADABLE_ANSWERS.title, { status: 400 });
  return answers;
}

/** What a module's quiz shows at this address; nothing where the module has no open quiz. */
export async function loadQuiz(request: Request, module: ModuleSlug) {
  const quiz = await findOpenQuiz(module);
  if (!quiz) return undefined;
  const view = quizView(quiz, holdsAnswers(request.url) ? answersOf(request, quiz) : undefined);
  return view.kind === 'result' ? { ...view, constraint: getZodConstraint(resultRequestSchema) } : view;
}

/** The browser's own constraints of the form that sends a result. */
export type RequestConstraint = ReturnType<typeof getZodConstraint>;
