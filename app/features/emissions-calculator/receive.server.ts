import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { submitEmissionsReport } from '#collections/emissions-reports/submit.ts';
import { reportUrls } from '../emissions-report/report-urls.ts';
import { readForm, refuseOtherMethods } from '../forms/read-form.server.ts';
import { calculatorCheck } from './check.ts';
import { CALCULATION_FAILED } from './messages.ts';
import { toBuilding } from './schema.ts';

/**
 * Takes a building, stores it, and leads to its report. Adding or removing a use comes here too where
 * there are no scripts: the form is answered with one row more or less. 400 for what is refused, 503
 * when it cannot be stored.
 */
export async function receiveCalculation({
  request,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  refuseOtherMethods(request);
  const submission = calculatorCheck(await readForm(request));
  if (submission.status !== 'success') {
    return data({ result: submission.reply() }, { status: submission.status === 'error' ? 400 : 200 });
  }
  let publicId: string;
  try {
    publicId = await submitEmissionsReport(toBuilding(submission.value));
  } catch (error) {
    context.log.error({ err: error }, 'An emissions report could not be stored.');
    return data({ result: submission.reply({ formErrors: [CALCULATION_FAILED] }) }, { status: 503 });
  }
  return redirect(reportUrls(publicId).page);
}
