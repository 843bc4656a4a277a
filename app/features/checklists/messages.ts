/** What stands before the two parts of each step of a checklist. */
export const STEP_PARTS = { rule: 'The rule', action: 'What to do', basis: 'Source' } as const;

export const NO_CHECKLIST = 'There is no checklist at this address.';

/** Where the answers leave nothing to do. */
export const NOTHING_TO_DO = 'Nothing on the list follows from your answers. Keep it that way.';
