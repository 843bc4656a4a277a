import { getZodConstraint } from '@conform-to/zod/v4';
import { redirect } from '@remix-run/node';
import { findBillReference, findCwzAssessment } from '#app/content/cwz-assessments.server.ts';
import { readPage } from '#app/content/pages.server.ts';
import { ASSESSMENT_NOT_FOUND_URL } from './addresses.ts';
import { billFormSchema } from './schema.ts';

/** The number of the assessment that an address names. Leads to the overview where there is none. */
export async function assessmentAt(reportId = ''): Promise<number> {
  const assessment = await findCwzAssessment(reportId);
  if (!assessment) throw redirect(ASSESSMENT_NOT_FOUND_URL);
  return assessment.id;
}

/** What the upload page needs: its words, and the browser's constraints of its form. */
export async function loadBillUpload(reportId = '') {
  await assessmentAt(reportId);
  return { reportId, words: await readPage('cwz-upload'), constraint: getZodConstraint(billFormSchema) };
}

/** What the page needs that thanks for a bill. */
export async function loadThankYou(reportId = '') {
  const assessment = await assessmentAt(reportId);
  const reference = await findBillReference(assessment);
  return { reportId, reference, words: await readPage('cwz-upload') };
}

export type BillUploadData = Awaited<ReturnType<typeof loadBillUpload>>;
export type ThankYouData = Awaited<ReturnType<typeof loadThankYou>>;
