import type { ClientActionFunctionArgs } from '@remix-run/react';
import { askServer } from '../forms/client-action.ts';

/** The steps of the assessment in their order. Specification section 2, "CWZ". */
export const STEPS = ['business', 'hauler', 'consent', 'contact'] as const;

export type StepName = (typeof STEPS)[number];

/** A step's place, counted from 1. */
export const numberOf = (step: StepName): number => STEPS.indexOf(step) + 1;

/** The step at a place, counted from 1; nothing for any other number. */
export const stepAt = (number: number): StepName | undefined => STEPS[number - 1];

/** The name of the buttons that leave a step, and the value of the one that leads back. */
export const DIRECTION = 'move';
export const BACK = 'back';

/** The query parameter that says that an earlier draft is gone. */
export const LOST = 'lost';

export const ASSESSMENT_URL = '/cwz/assessment';

/** The address of a step of a draft. */
export const stepUrl = (draft: string, step: StepName): string =>
  `${ASSESSMENT_URL}?draft=${draft}&step=${numberOf(step)}`;

/**
 * Gives the present history entry the address of the draft that the first step began: Back leads to what was typed,
 * and Next goes on with the same draft.
 */
function nameDraft({ headers }: Response): void {
  const next = new URL(headers.get('Location') ?? '', location.href);
  const draft = next.searchParams.get('draft');
  if (draft && !new URLSearchParams(location.search).has('draft'))
    history.replaceState(history.state, '', stepUrl(draft, 'business'));
}

/** Submits a step of the assessment from a script. */
export async function sendStep(args: ClientActionFunctionArgs) {
  try {
    return await askServer(args);
  } catch (answer) {
    if (answer instanceof Response) nameDraft(answer);
    throw answer;
  }
}
