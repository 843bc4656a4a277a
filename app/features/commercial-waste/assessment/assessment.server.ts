import { data, redirect, redirectDocument } from '@remix-run/node';
import { readPage } from '#app/data/pages.server.ts';
import { submitCwzAssessment } from '#collections/commercial-waste/assessments/submit.ts';
import { cwzUrls } from '#app/urls/cwz-urls.ts';
import {
  respondWithPage,
  readForm,
  submitForm,
  type FormRequest,
} from '#app/features/forms/receive-form.server.ts';
import {
  type Answers,
  firstIncomplete,
  isOpen,
  stepAnswers,
  toAssessment,
  withoutStep,
  withStep,
} from './draft.ts';
import { newDraftId, readDraft, saveDraft } from './draft-cookie.server.ts';
import { knownPlace } from './known-place.ts';
import { STEP_FORMS } from './assessment-fields.ts';
import {
  AGAIN,
  ASSESSMENT_URL,
  BACK,
  CHANGE,
  changeUrl,
  DIRECTION,
  LOST,
  stepNumber,
  stepAt,
  type StepName,
  STEPS,
  stepUrl,
} from './steps.ts';
import { summarizeAnswers } from './summary.ts';

interface DraftStep {
  draft: string | undefined;
  step: StepName;
  answers: Answers;
}

const LOST_URL = `${ASSESSMENT_URL}?${LOST}=yes`;

async function findDraftStep(request: Request, now: number): Promise<DraftStep> {
  const { searchParams } = new URL(request.url);
  const draft = searchParams.get('draft');
  const wanted = stepAt(Number(searchParams.get('step') ?? 1));
  if (draft === null) {
    if (wanted !== 'business') throw redirect(ASSESSMENT_URL);
    return { draft: undefined, step: 'business', answers: {} };
  }
  const stored = await readDraft(request, draft, now);
  if (!stored) throw redirect(LOST_URL);
  const { answers, reportId } = stored;
  // The Back button on the report opens a step that was already submitted.
  if (reportId && !searchParams.has(AGAIN)) throw redirectDocument(cwzUrls(reportId).report);
  if (!wanted || !isOpen(wanted, answers)) throw redirect(stepUrl(draft, firstIncomplete(answers)));
  return { draft, step: wanted, answers };
}

const isChange = ({ url }: Pick<Request, 'url'>): boolean => new URL(url).searchParams.has(CHANGE);

export async function loadAssessment(request: Request) {
  const { draft, step, answers } = await findDraftStep(request, Date.now());
  const { searchParams } = new URL(request.url);
  const isLost = searchParams.has(LOST);
  const copy = await readPage('cwz-assessment-page');
  const place = draft ? undefined : knownPlace(searchParams);
  const typed = { ...place?.typed, ...stepAnswers(step, answers) };
  const form = STEP_FORMS[step].describe();
  return data(
    {
      draft,
      step,
      typed,
      known: place?.sentences,
      isLost,
      isChange: isChange(request),
      summary: step === 'contact' ? summarizeAnswers(answers) : [],
      copy,
      form,
    },
    { headers: draft ? { 'Cache-Control': 'no-store' } : {} },
  );
}

export type AssessmentData = Awaited<ReturnType<typeof loadAssessment>>['data'];

/**
 * "Back" and "Change" save any input, while "Next" saves only valid input. Until the last step stores the
 * assessment, nothing is stored in the database.
 */
export async function receiveStep({ request, context }: FormRequest) {
  const fields = await readForm(request);
  const now = Date.now();
  const { draft = newDraftId(), step, answers: before } = await findDraftStep(request, now);
  const answers = withStep(before, step, fields);
  const redirectTo = async (url: string) =>
    redirect(url, { headers: await saveDraft(request, draft, answers, now) });
  const direction = fields.get(DIRECTION);
  if (direction === BACK) return redirectTo(stepUrl(draft, stepAt(stepNumber(step) - 1) ?? 'business'));
  const toChange = STEPS.find((name) => name === direction);
  if (toChange) return redirectTo(changeUrl(draft, toChange));
  if (step !== 'contact') {
    const submission = STEP_FORMS[step].check(fields);
    if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 });
    const next = isChange(request) ? firstIncomplete(answers) : stepAt(stepNumber(step) + 1);
    return redirectTo(stepUrl(draft, next ?? 'contact'));
  }
  const outcome = await submitForm(
    context,
    {
      ...STEP_FORMS.contact,
      name: 'assessment',
      submit: (_values, sender) => submitCwzAssessment(toAssessment(answers), sender),
      mailsTo: ({ consentToEmail, email }) => (consentToEmail ? email : undefined),
    },
    { fields },
  );
  const headers =
    'stored' in outcome
      ? await saveDraft(request, draft, withoutStep(answers, 'contact'), now, outcome.stored)
      : undefined;
  return respondWithPage(outcome, (reportId) => cwzUrls(reportId).submitted, { headers, nextIsStatic: true });
}
