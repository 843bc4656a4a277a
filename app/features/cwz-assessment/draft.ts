import { z } from 'zod';
import { CHECKS } from './checks.ts';
import { LONGEST } from './schema.ts';
import { STEP_FIELDS, STEPS, type FieldName, type StepName } from './steps.ts';

/** What was typed so far, as it was typed. It is checked again whenever it counts. */
export type Answers = Partial<Record<FieldName, string>>;

/** A draft as its cookie has it. */
export const draftSchema = z.object({
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  answers: z.record(z.string(), z.string()),
});

export type Draft = { savedAt: number; answers: Answers };

/** Longer than every stored value of a choice and every box. */
const LONGEST_CHOICE = 20;

/** The fields that names and words can stand in; in the others only ASCII is ever right. */
const WORDS: readonly FieldName[] = [
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

const longestOf = (name: FieldName): number =>
  name in LONGEST ? LONGEST[name as keyof typeof LONGEST] : LONGEST_CHOICE;

/**
 * What a draft keeps of a text: not more than fits into a cookie, and nothing that no keyboard writes. A text
 * that passes the check is kept whole.
 */
const kept = (name: FieldName, text: string): string =>
  text
    .trim()
    .slice(0, longestOf(name))
    .replace(WORDS.includes(name) ? UNPRINTABLE : BEYOND_ASCII, '');

/** What a draft keeps of a step's form; what is empty is left out. */
function answersOf(step: StepName, form: FormData): Answers {
  return Object.fromEntries(
    STEP_FIELDS[step].flatMap((name) => {
      const value = form.get(name);
      const text = typeof value === 'string' ? kept(name, value) : '';
      return text ? [[name, text]] : [];
    }),
  );
}

const isOfStep = (step: StepName, name: string): boolean => STEP_FIELDS[step].some((field) => field === name);

/** What was typed in a step. */
export const stepAnswers = (step: StepName, answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => isOfStep(step, name)));

/** The answers after a step was typed again: those of the other steps stay. */
export const withStep = (answers: Answers, step: StepName, form: FormData): Answers => ({
  ...Object.fromEntries(Object.entries(answers).filter(([name]) => !isOfStep(step, name))),
  ...answersOf(step, form),
});

/** A step's answers as the form that they were typed into. */
export function formOf(step: StepName, answers: Answers): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(stepAnswers(step, answers))) form.set(name, text);
  return form;
}

const isComplete = (step: StepName, answers: Answers): boolean =>
  CHECKS[step](formOf(step, answers)).status === 'success';

/** The first step that still has something to ask: nobody gets further than that. The last one if none has. */
export const firstIncomplete = (answers: Answers): StepName =>
  STEPS.find((step) => !isComplete(step, answers)) ?? 'contact';

/** Whether a step may be shown: all before it are complete. */
export const isOpen = (step: StepName, answers: Answers): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(firstIncomplete(answers));
