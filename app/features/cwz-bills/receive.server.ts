import type { ActionFunctionArgs } from '@remix-run/node';
import { findAssessmentEmail, findCwzAssessment } from '#app/content/cwz-assessments.server.ts';
import { submitCwzBill } from '#collections/bill-uploads/submit.ts';
import { formCheck } from '../forms/form-check.ts';
import { refuseOtherMethods } from '../forms/read-form.server.ts';
import { BILL_RULE } from '../uploads/limits.ts';
import { answerPage, answerScript, receiveUpload } from '../uploads/receive-upload.server.ts';
import { ASSESSMENT_NOT_FOUND_URL } from './addresses.ts';
import { cwzUrls } from '../cwz-report/cwz-urls.ts';
import { assessmentAt } from './cwz-bill.server.ts';
import { FILE_AND_CONSENT, UPLOAD_FAILED } from './messages.ts';
import { billSchema } from './schema.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

const receive = (args: Args, assessment: number) =>
  receiveUpload(args, {
    what: 'bill',
    field: 'bill',
    rule: BILL_RULE,
    missing: FILE_AND_CONSENT,
    check: formCheck(billSchema),
    async store(_values, file, sender) {
      if (file) await submitCwzBill({ assessment, reportId: args.params.id ?? '', file }, sender);
    },
    acknowledgesTo: () => findAssessmentEmail(assessment),
    failureOf: () => UPLOAD_FAILED,
  });

/** Takes a bill from a page without scripts, and leads to the page that thanks for it. */
export async function receiveBill(args: Args) {
  const outcome = await receive(args, await assessmentAt(args.params.id));
  return answerPage(outcome, { field: 'bill', next: cwzUrls(args.params.id ?? '').thankYou });
}

/** Takes a bill from a script, which shows how far it is, and answers with what became of it. */
export async function answerBill(args: Args): Promise<Response> {
  refuseOtherMethods(args.request);
  const { id = '' } = args.params;
  const assessment = await findCwzAssessment(id);
  if (!assessment) return Response.json({ location: ASSESSMENT_NOT_FOUND_URL }, { status: 404 });
  return answerScript(await receive(args, assessment.id), { location: cwzUrls(id).thankYou });
}
