import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import {
  findAssessmentEmail,
  findBillReference,
  findCwzAssessment,
} from '#app/data/cwz-assessments.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { submitCwzBill } from '#collections/bills/uploads/submit.ts';
import { billQuery } from '#app/urls/bill-progress-url.ts';
import { cwzUrls } from '#app/urls/cwz-urls.ts';
import {
  respondWithPage,
  respondToScript,
  processForm,
  refuseOtherMethods,
} from '#app/features/forms/receive-form.server.ts';
import { inspectFiles } from '#app/features/forms/uploaded-file.server.ts';
import { BILL_RULE } from '#app/features/forms/upload-rules.ts';
import { billForm, FILE_AND_CONSENT, receivedBillCheck } from './bill-upload-fields.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

const ASSESSMENT_NOT_FOUND_URL = '/cwz?notice=assessment-not-found';

const FILE = { field: 'bill', rule: BILL_RULE, missing: FILE_AND_CONSENT, accept: inspectFiles };

async function assessmentAt(reportId: string): Promise<number> {
  const assessment = await findCwzAssessment(reportId);
  if (!assessment) throw redirect(ASSESSMENT_NOT_FOUND_URL);
  return assessment.id;
}

export async function loadBillUpload(reportId = '') {
  await assessmentAt(reportId);
  return {
    reportId,
    copy: await readPage('cwz-upload'),
    form: billForm.describe(),
  };
}

/** `key` identifies the bill just sent. */
export async function loadThankYou(reportId = '', key = '') {
  const assessment = await assessmentAt(reportId);
  const reference = await findBillReference(assessment, key);
  return { reportId, reference, copy: await readPage('cwz-upload') };
}

export type BillUploadData = Awaited<ReturnType<typeof loadBillUpload>>;
export type ThankYouData = Awaited<ReturnType<typeof loadThankYou>>;

/** The bill's page needs its own key, because visitors may share the URL of the report. */
const thankYouUrl = (id: string, key: string): string => `${cwzUrls(id).thankYou}${billQuery(key)}`;

const processBill = (args: Args, reportId: string, assessment: number) =>
  processForm(args, {
    ...billForm,
    name: 'bill',
    check: receivedBillCheck,
    file: FILE,
    submit: (_values, sender, files) => submitCwzBill({ assessment, reportId, files }, sender),
    acknowledgesTo: () => findAssessmentEmail(assessment),
  });

export async function receiveBill(args: Args) {
  const { id = '' } = args.params;
  const outcome = await processBill(args, id, await assessmentAt(id));
  return respondWithPage(outcome, (key) => thankYouUrl(id, key), { file: FILE, nextIsStatic: true });
}

export async function respondToBill(args: Args): Promise<Response> {
  refuseOtherMethods(args.request);
  const { id = '' } = args.params;
  const assessment = await findCwzAssessment(id);
  if (!assessment) return Response.json({ location: ASSESSMENT_NOT_FOUND_URL }, { status: 404 });
  const outcome = await processBill(args, id, assessment.id);
  return respondToScript(outcome, (key) => ({ location: thankYouUrl(id, key) }));
}
