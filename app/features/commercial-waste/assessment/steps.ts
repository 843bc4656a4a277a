import { askServerAndReturnTo } from '#app/features/forms/client-action.ts';

export const STEPS = ['business', 'hauler', 'consent', 'contact'] as const;

export type StepName = (typeof STEPS)[number];

export const stepNumber = (step: StepName): number => STEPS.indexOf(step) + 1;

export const stepAt = (number: number): StepName | undefined => STEPS[number - 1];

export const DIRECTION = 'move';
export const BACK = 'back';

/** Marks a change to an earlier step, after which the form returns to the summary. */
export const CHANGE = 'change';

export const LOST = 'lost';

/** Reopens a submitted draft at its first step, to correct and resubmit it. */
export const AGAIN = 'again';

export const ASSESSMENT_URL = '/cwz/assessment';

export const stepUrl = (draft: string, step: StepName): string =>
  `${ASSESSMENT_URL}?draft=${draft}&step=${stepNumber(step)}`;

export const changeUrl = (draft: string, step: StepName): string => `${stepUrl(draft, step)}&${CHANGE}=yes`;

export const againUrl = (draft: string): string => `${changeUrl(draft, 'business')}&${AGAIN}=yes`;

/**
 * After the first step creates the draft, replaces that step's history entry with the draft's URL, so that the
 * Back button returns to the input, and "Next" continues the same draft.
 */
export const sendStep = askServerAndReturnTo(({ searchParams }) => {
  const draft = searchParams.get('draft');
  const isNew = !new URLSearchParams(location.search).has('draft');
  return draft && isNew ? stepUrl(draft, 'business') : undefined;
});
