import type { ActionFunctionArgs } from '@remix-run/node';
import { submitQuizResult } from '#collections/quiz-submissions/submit.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { writeAnswers } from '#app/regulations/quiz.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { refuseOtherMethods } from '../forms/read-form.server.ts';
import { receiveForm } from '../forms/receive.server.ts';
import { moduleUrls } from '../modules/module-urls.ts';
import { refuseUnknownAddress } from '../site/unknown-address.server.ts';
import { resultRequestCheck } from './check.ts';
import { RESULT_FAILED } from './messages.ts';
import { allAnswersOf, findOpenQuiz } from './quiz.server.ts';
import { answeredUrl } from './quiz-answers.ts';
import { resultView, type ResultView } from './result-view.ts';
import { resultMail } from './result-mail.ts';
import type { ResultRequestValues } from './schema.ts';

/** The result at the address that a form was sent to: the answers are there, and are counted here. */
async function resultAt(request: Request, module: ModuleSlug) {
  const quiz = await findOpenQuiz(module);
  if (!quiz) return refuseUnknownAddress();
  const answers = allAnswersOf(request, quiz);
  return {
    view: resultView(quiz, answers),
    path: answeredUrl(moduleUrls(module).quiz, writeAnswers(answers)),
  };
}

const mailOf = (view: ResultView, path: string, { buildingAddress }: ResultRequestValues) =>
  resultMail(view, { buildingAddress, origin: siteAddress(), path });

/** Takes a visitor's wish to have a result by mail. */
export async function receiveResultRequest(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  module: ModuleSlug,
) {
  refuseOtherMethods(args.request);
  const { view, path } = await resultAt(args.request, module);
  const { score, answers, band } = view;
  return receiveForm(args, {
    what: 'result',
    check: resultRequestCheck,
    store: (values, sender) =>
      submitQuizResult(
        { module, ...values, answers, score, riskLevel: band.level },
        mailOf(view, path, values),
        sender,
      ),
    mailsTo: ({ userEmail }) => userEmail,
    failure: RESULT_FAILED,
  });
}
