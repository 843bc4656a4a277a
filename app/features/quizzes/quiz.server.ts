import { data } from '@remix-run/node';
import { isSectionLive } from '#app/data/modules.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { findQuiz, type QuizDocument } from '#app/data/quizzes.server.ts';
import { submitQuizResult } from '#collections/quizzes/submissions/submit.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import type { ModuleSlug } from '#law/modules.ts';
import { writeAnswers } from '#law/quizzes/quiz.ts';
import { receiveForm, refuseOtherMethods, type FormRequest } from '../forms/receive-form.server.ts';
import { INVOICE_URL, moduleUrls } from '#app/urls/module-urls.ts';
import { throwNotFound } from '../site/missing-page.server.ts';
import { answeredUrl, answersIn } from '#app/urls/quiz-urls.ts';
import { quizAt, resultView } from './quiz-view.ts';
import { resultMail } from './result-mail.ts';
import { resultRequestForm } from './result-request-fields.ts';
import { UNREADABLE_ANSWERS } from './texts.ts';
import { readLinksIn } from '#app/data/official-links.server.ts';

const throwUnreadable = (): never => {
  throw data(UNREADABLE_ANSWERS.title, { status: 400 });
};

const findOpenQuiz = async (module: ModuleSlug): Promise<QuizDocument | undefined> =>
  (await isSectionLive(module, 'quiz')) ? findQuiz(module) : undefined;

export function readAllAnswers({ url }: Pick<Request, 'url'>, quiz: QuizDocument): number[] {
  const answers = answersIn(url, quiz);
  return answers?.length === quiz.questions.length ? answers : throwUnreadable();
}

/** Returns undefined if the module has no open quiz. Throws 400 if the answers cannot be parsed. */
export async function loadQuiz({ url }: Pick<Request, 'url'>, module: ModuleSlug) {
  const quiz = await findOpenQuiz(module);
  if (!quiz) return undefined;
  const view = quizAt(quiz, url) ?? throwUnreadable();
  if (view.kind === 'options') {
    const isInvoice = view.options.skip.url === INVOICE_URL;
    return { ...view, invoice: isInvoice ? await readPage('ll199-invoice') : undefined };
  }
  return view.kind === 'result'
    ? {
        ...view,
        form: resultRequestForm.describe(),
        links: await readLinksIn([view.band, view.notice]),
      }
    : view;
}

export type LoadedQuiz = NonNullable<Awaited<ReturnType<typeof loadQuiz>>>;

export async function receiveResultRequest(args: FormRequest, module: ModuleSlug) {
  refuseOtherMethods(args.request);
  const quiz = await findOpenQuiz(module);
  if (!quiz) return throwNotFound();
  const given = readAllAnswers(args.request, quiz);
  const view = resultView(quiz, given);
  const { score, answers, band } = view;
  const origin = siteUrl();
  const { quiz: quizUrl, report: reportUrl } = moduleUrls(module);
  const path = answeredUrl(quizUrl, writeAnswers(given));
  return receiveForm(args, {
    ...resultRequestForm,
    name: 'result',
    submit: (values, sender) =>
      submitQuizResult(
        { module, ...values, answers, score, riskLevel: band.level },
        resultMail(view, { buildingAddress: values.buildingAddress, origin, path, reportUrl }),
        sender,
      ),
    mailsTo: ({ userEmail }) => userEmail,
  });
}
