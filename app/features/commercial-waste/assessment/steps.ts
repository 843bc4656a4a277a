import { askServerAndReturnTo } from '#app/features/forms/client-action.ts';

/** The steps of the assessment in their order. Specification section 2, "CWZ". */
export const STEPS = ['business', 'hauler', 'consent', 'contact'] as const;

export type StepName = (typeof STEPS)[number];

/** A step's place, counted from 1. */
export const numberOf = (step: StepName): number => STEPS.indexOf(step) + 1;

/** The step at a place, counted from 1; nothing for any other number. */
export const stepAt = (number: number): StepName | undefined => STEPS[number - 1];

/** The name of the buttons that leave a step. Their values: this one leads back, the name of a step there to change it. */
export const DIRECTION = 'move';
export const BACK = 'back';

/** The query parameter of a step that is open to be changed: the summary follows, not the next step. */
export const CHANGE = 'change';

/** The query parameter that says that an earlier draft is gone. */
export const LOST = 'lost';

export const ASSESSMENT_URL = '/cwz/assessment';

export const stepUrl = (draft: string, step: StepName): string =>
  `${ASSESSMENT_URL}?draft=${draft}&step=${numberOf(step)}`;

export const changeUrl = (draft: string, step: StepName): string => `${stepUrl(draft, step)}&${CHANGE}=yes`;

/** The first step starts a draft: Back then leads to what was typed, and Next continues the same draft. */
export const sendStep = askServerAndReturnTo(({ searchParams }) => {
  const draft = searchParams.get('draft');
  const isNew = !new URLSearchParams(location.search).has('draft');
  return draft && isNew ? stepUrl(draft, 'business') : undefined;
});
