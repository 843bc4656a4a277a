import { data } from '@remix-run/node';
import { isSectionLive } from '#app/content/modules.server.ts';
import { findQuiz, type QuizDocument } from '#app/content/quizzes.server.ts';
import { submitQuizResult } from '#collections/quiz-submissions/submit.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { readAnswers, writeAnswers } from '#app/regulations/quiz.ts';
import { receiveForm, refuseOtherMethods, type FormRequest } from '../forms/receive-form.server.ts';
import { moduleUrls } from '../modules/module-urls.ts';
import { throwNotFound } from '../site/missing-page.server.ts';
import {
  answeredUrl,
  answersIn,
  filledIn,
  holdsAnswers,
  quizView,
  resultView,
  UNREADABLE_ANSWERS,
} from './quiz-view.ts';
import { resultMail } from './result-mail.ts';
import { resultRequestForm } from './schema.ts';

/** The answers in an address. 400 where they are not answers to this quiz, in the order of its questions. */
function answersOf({ url }: Pick<Request, 'url'>, { questions }: QuizDocument): number[] {
  const text = answersIn(url);
  const answers = text === undefined ? undefined : readAnswers(text, questions);
  if (!answers) throw data(UNREADABLE_ANSWERS.title, { status: 400 });
  return answers;
}

const findOpenQuiz = async (module: ModuleSlug): Promise<QuizDocument | undefined> =>
  (await isSectionLive(module, 'quiz')) ? findQuiz(module) : undefined;

/** Answers to every question, as an address holds them. 400 where some are missing, or cannot be read. */
export function allAnswersOf(request: Pick<Request, 'url'>, quiz: QuizDocument): number[] {
  const answers = answersOf(request, quiz);
  if (answers.length < quiz.questions.length) throw data(UNREADABLE_ANSWERS.title, { status: 400 });
  return answers;
}

/** What a module's quiz shows at this address; undefined where the module has no open quiz. */
export async function loadQuiz(request: Request, module: ModuleSlug) {
  const quiz = await findOpenQuiz(module);
  if (!quiz) return undefined;
  const answers = holdsAnswers(request.url) ? answersOf(request, quiz) : undefined;
  const view = quizView(quiz, answers, filledIn(request.url, answers?.length ?? 0));
  return view.kind === 'result' ? { ...view, form: resultRequestForm.describe() } : view;
}

/** Mails a visitor the result at the address of the form: its answers are scored here. */
export async function receiveResultRequest(args: FormRequest, module: ModuleSlug) {
  refuseOtherMethods(args.request);
  const quiz = await findOpenQuiz(module);
  if (!quiz) return throwNotFound();
  const given = allAnswersOf(args.request, quiz);
  const view = resultView(quiz, given);
  const { score, answers, band } = view;
  const origin = siteAddress();
  const path = answeredUrl(moduleUrls(module).quiz, writeAnswers(given));
  return receiveForm(args, {
    ...resultRequestForm,
    name: 'result',
    submit: (values, sender) =>
      submitQuizResult(
        { module, ...values, answers, score, riskLevel: band.level },
        resultMail(view, { buildingAddress: values.buildingAddress, origin, path }),
        sender,
      ),
    mailsTo: ({ userEmail }) => userEmail,
  });
}
