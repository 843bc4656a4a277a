import { getZodConstraint } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { findQuiz, type QuizDocument } from '#app/content/quizzes.server.ts';
import { readAnswers, type ModuleSlug } from '#app/regulations/index.ts';
import { UNREADABLE_ANSWERS } from './messages.ts';
import { answersIn, holdsAnswers } from './quiz-answers.ts';
import { quizView } from './quiz-view.ts';
import { resultRequestSchema } from './schema.ts';

/** The answers in an address. 400 where they are not answers to this quiz, in the order of its questions. */
export function answersOf({ url }: Pick<Request, 'url'>, { questions }: QuizDocument): number[] {
  const text = answersIn(url);
  const answers = text === undefined ? undefined : readAnswers(text, questions);
  if (!answers) throw data(UNREADABLE_ANSWERS.title, { status: 400 });
  return answers;
}

/** What a module's quiz shows at this address; nothing where the module has no published quiz. */
export async function loadQuiz(request: Request, module: ModuleSlug) {
  const quiz = await findQuiz(module);
  if (!quiz) return undefined;
  const view = quizView(quiz, holdsAnswers(request.url) ? answersOf(request, quiz) : undefined);
  return view.kind === 'result' ? { ...view, constraint: getZodConstraint(resultRequestSchema) } : view;
}

/** The browser's own constraints of the form that sends a result. */
export type RequestConstraint = ReturnType<typeof getZodConstraint>;
