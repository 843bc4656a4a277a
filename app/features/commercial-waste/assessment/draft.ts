import type { Submission } from '@conform-to/react';
import { z } from 'zod';
import type { NewCwzAssessment } from '#collections/commercial-waste/assessments/submit.ts';
import { OTHER_HAULER } from '#law/commercial-waste/choices.ts';
import { MAX, STEP_FORMS } from './assessment-fields.ts';
import { STEPS, type StepName } from './steps.ts';

type StepForms = typeof STEP_FORMS;
export type FieldName = { [Step in StepName]: keyof z.input<StepForms[Step]['schema']> }[StepName];

/** The raw input. It is validated every time it is used. */
export type Answers = Partial<Record<FieldName, string>>;

export const draftSchema = z.object({
  savedAt: z.number(),
  answers: z.record(z.string(), z.string()),
  reportId: z.string().optional(),
});

/** `reportId` is set once the draft has been submitted. */
export type Draft = { savedAt: number; answers: Answers; reportId?: string };

const MAX_CHOICE_LENGTH = 20;

/** Fields that allow any text. All others allow ASCII only. */
const FREE_TEXTS: readonly string[] = [
  'businessName',
  'address',
  'customHaulerName',
  'monthlyBill',
  'firstName',
  'lastName',
  'phone',
];

const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;
const BEYOND_ASCII = /[^\x20-\x7e]/g;

const MAX_LENGTHS = new Map<string, number>(Object.entries(MAX));

const storable = (name: string, text: string): string =>
  text
    .trim()
    .slice(0, MAX_LENGTHS.get(name) ?? MAX_CHOICE_LENGTH)
    .replace(FREE_TEXTS.includes(name) ? UNPRINTABLE : BEYOND_ASCII, '');

export const stepFields = (step: StepName): string[] => Object.keys(STEP_FORMS[step].schema.shape);

export const stepAnswers = (step: StepName, answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => stepFields(step).includes(name)));

/** Used after submission to remove the visitor's contact details from the browser. */
export const withoutStep = (answers: Answers, step: StepName): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !stepFields(step).includes(name)));

export function withStep(answers: Answers, step: StepName, form: FormData): Answers {
  const merged = new Map(Object.entries(answers));
  for (const name of stepFields(step)) {
    const value = form.get(name);
    const text = typeof value === 'string' ? storable(name, value) : '';
    if (text) merged.set(name, text);
    else merged.delete(name);
  }
  return Object.fromEntries(merged);
}

export function toStepForm(step: StepName, answers: Answers): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(stepAnswers(step, answers))) form.set(name, text);
  return form;
}

const isComplete = (step: StepName, answers: Answers): boolean =>
  STEP_FORMS[step].check(toStepForm(step, answers)).status === 'success';

export const firstIncomplete = (answers: Answers): StepName =>
  STEPS.find((step) => !isComplete(step, answers)) ?? 'contact';

export const isOpen = (step: StepName, answers: Answers): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(firstIncomplete(answers));

function validValues<Values>(
  { check }: { check: (form: FormData) => Submission<Record<string, unknown>, string[], Values> },
  step: StepName,
  answers: Answers,
): Values {
  const submission = check(toStepForm(step, answers));
  if (submission.status !== 'success') throw new Error(`The step "${step}" is not complete.`);
  return submission.value;
}

export function toAssessment(answers: Answers): NewCwzAssessment {
  const {
    trash,
    recycling,
    foodWaste,
    zipConfirmed: _,
    ...business
  } = validValues(STEP_FORMS.business, 'business', answers);
  const hauler = validValues(STEP_FORMS.hauler, 'hauler', answers);
  return {
    ...business,
    wasteTypes: { trash, recycling, foodWaste },
    ...hauler,
    customHaulerName: hauler.currentHauler === OTHER_HAULER ? hauler.customHaulerName : undefined,
    satisfactionRating: Number(hauler.satisfactionRating),
    complianceWarning: hauler.complianceWarning === 'yes',
    ...validValues(STEP_FORMS.consent, 'consent', answers),
    ...validValues(STEP_FORMS.contact, 'contact', answers),
  };
}
