import { getZodConstraint } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { readPage } from '#app/content/pages.server.ts';
import { firstIncomplete, isOpen, stepAnswers, type Answers } from './draft.ts';
import { readDraft } from './draft-cookie.server.ts';
import { businessSchema, consentSchema, contactSchema, haulerSchema } from './schema.ts';
import { ASSESSMENT_URL, LOST, stepAt, stepUrl, type StepName } from './steps.ts';

/** A draft's step, as the address and the cookie have it. */
export interface DraftStep {
  /** Nothing before the first step was sent. */
  draft: string | undefined;
  step: StepName;
  answers: Answers;
}

/** Where a visitor is led whose draft is gone. */
const LOST_URL = `${ASSESSMENT_URL}?${LOST}=yes`;

/**
 * The step that a request is about. Leads to the first incomplete step where it is asked for too early, and to
 * the beginning where the draft is gone.
 */
export async function readDraftStep(request: Request, now: number): Promise<DraftStep> {
  const { searchParams } = new URL(request.url);
  const draft = searchParams.get('draft');
  const wanted = stepAt(Number(searchParams.get('step') ?? 1));
  if (draft === null) {
    if (wanted !== 'business') throw redirect(ASSESSMENT_URL);
    return { draft: undefined, step: 'business', answers: {} };
  }
  const stored = await readDraft(request, draft, now);
  if (!stored) throw redirect(LOST_URL);
  const { answers } = stored;
  if (!wanted || !isOpen(wanted, answers)) throw redirect(stepUrl(draft, firstIncomplete(answers)));
  return { draft, step: wanted, answers };
}

/** The browser's constraints of the steps' forms. */
const CONSTRAINTS = {
  business: getZodConstraint(businessSchema),
  hauler: getZodConstraint(haulerSchema),
  consent: getZodConstraint(consentSchema),
  contact: getZodConstraint(contactSchema),
};

const NOT_CACHED = { 'Cache-Control': 'no-store' };

/** A step for its page: its words, what was typed in it before, and the browser's constraints. */
export async function loadAssessment(request: Request) {
  const { draft, step, answers } = await readDraftStep(request, Date.now());
  const isLost = new URL(request.url).searchParams.has(LOST);
  const words = await readPage('cwz-assessment-page');
  return data(
    { draft, step, typed: stepAnswers(step, answers), isLost, words, constraint: CONSTRAINTS[step] },
    { headers: draft ? NOT_CACHED : {} },
  );
}

export type LoadedAssessment = Awaited<ReturnType<typeof loadAssessment>>['data'];
