import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { submitCwzAssessment } from '#collections/cwz-assessments/submit.ts';
import { cwzUrls } from '../cwz-report/cwz-urls.ts';
import { readForm, refuseOtherMethods } from '../forms/read-form.server.ts';
import { tooManyMailsMessage } from '../forms/too-often.ts';
import { isTrapped } from '../forms/trap.ts';
import { readDraftStep } from './assessment.server.ts';
import { CHECKS } from './checks.ts';
import { withStep } from './draft.ts';
import { dropDraft, newDraftId, saveDraft } from './draft-cookie.server.ts';
import { ASSESSMENT_FAILED } from './messages.ts';
import { BACK, MOVE, numberOf, stepAt, stepUrl } from './steps.ts';
import { toAssessment } from './to-assessment.ts';

/**
 * Takes one step of the assessment. "Back" keeps what was typed and leads to the step before; "Next" keeps what
 * is right and leads on; the last step stores the assessment and leads to its report. 400 for what is refused,
 * 503 when it cannot be stored; nothing is stored before the last step.
 */
export async function receiveStep({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  refuseOtherMethods(request);
  const fields = await readForm(request);
  const now = Date.now();
  const { draft = newDraftId(), step, answers: before } = await readDraftStep(request, now);
  const answers = withStep(before, step, fields);
  const leadTo = async (number: number) =>
    redirect(stepUrl(draft, stepAt(number) ?? 'business'), {
      headers: await saveDraft(request, draft, answers, now),
    });
  if (fields.get(MOVE) === BACK) return leadTo(numberOf(step) - 1);
  const submission = CHECKS[step](fields);
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 });
  if (step !== 'contact') return leadTo(numberOf(step) + 1);
  const assessment = toAssessment(answers);
  const isSpam = isTrapped(fields);
  const seconds =
    assessment.consentToEmail && !isSpam ? await context.takeMailTo(assessment.email) : undefined;
  if (seconds) {
    return data(
      { result: submission.reply({ formErrors: [tooManyMailsMessage(seconds)] }) },
      { status: 429 },
    );
  }
  let reportId: string;
  try {
    reportId = await submitCwzAssessment(assessment, { isSpam });
  } catch (error) {
    context.log.error({ err: error }, 'An assessment could not be stored.');
    return data({ result: submission.reply({ formErrors: [ASSESSMENT_FAILED] }) }, { status: 503 });
  }
  return redirect(cwzUrls(reportId).submitted, { headers: { 'Set-Cookie': await dropDraft(draft) } });
}
