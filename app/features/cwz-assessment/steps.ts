/** The steps of the assessment in their order. Specification section 2, "CWZ". */
export const STEPS = ['business', 'hauler', 'consent', 'contact'] as const;

export type StepName = (typeof STEPS)[number];

/** What is typed in each step, by the names of its fields. */
export const STEP_FIELDS = {
  business: [
    'businessName',
    'businessType',
    'address',
    'borough',
    'zipCode',
    'squareFootage',
    'pickupsPerWeek',
    'trash',
    'recycling',
    'foodWaste',
  ],
  hauler: [
    'currentHauler',
    'customHaulerName',
    'haulerYears',
    'satisfactionRating',
    'monthlyBill',
    'complianceWarning',
  ],
  consent: ['consentToZoneComparison'],
  contact: ['firstName', 'lastName', 'role', 'email', 'phone', 'consentToEmail'],
} as const satisfies Record<StepName, readonly string[]>;

export type FieldName = (typeof STEP_FIELDS)[StepName][number];

/** A step's place, counted from 1. */
export const numberOf = (step: StepName): number => STEPS.indexOf(step) + 1;

/** The step at a place, counted from 1; nothing for what is no place. */
export const stepAt = (number: number): StepName | undefined => STEPS[number - 1];

/** The name of the button that a step is left with, and the value of the one that leads back. */
export const MOVE = 'move';
export const BACK = 'back';

/** The parameter of an address that says that an earlier draft is gone. */
export const LOST = 'lost';

export const ASSESSMENT_URL = '/cwz/assessment';

/** The address of a step of a draft. */
export const stepUrl = (draft: string, step: StepName): string =>
  `${ASSESSMENT_URL}?draft=${draft}&step=${numberOf(step)}`;
