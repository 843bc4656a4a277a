import { z } from 'zod';
import { answersFrom, answersText, MAX_ANSWERS_LENGTH } from '#law/buildings/answers.ts';
import { DISTRICTS } from '#law/buildings/districts.ts';
import type { ChoiceName, Choices } from '#law/following.ts';
import { defineForm } from '../forms/define-form.ts';
import { checkbox, email } from '../forms/field-schemas.ts';
import { MAX_PLACE_LENGTH } from '#app/urls/subject-url.ts';
import { ERRORS } from './texts.ts';

const choiceFields = {
  remind60: checkbox(),
  remind30: checkbox(),
  remind7: checkbox(),
  digest: checkbox(),
  changes: checkbox(),
  record: checkbox(),
} satisfies Record<ChoiceName, unknown>;

const answers = () =>
  z
    .string()
    .max(MAX_ANSWERS_LENGTH)
    .optional()
    .transform((text) => answersText(answersFrom(text)) || undefined);

/** An address or ZIP code, used only to find the community district. */
const place = () => z.string().trim().max(MAX_PLACE_LENGTH, ERRORS.tooLong).optional();

const district = () =>
  z
    .string()
    .optional()
    .transform((text) => DISTRICTS.find((each) => String(each) === text));

function refuseNoChoice(choices: Choices, context: z.RefinementCtx): void {
  if (Object.values(choices).includes(true)) return;
  context.addIssue({ code: 'custom', path: ['choices'], message: ERRORS.nothingChosen });
}

export const followForm = defineForm(
  z
    .object({ email: email(), answers: answers(), place: place(), district: district(), ...choiceFields })
    .superRefine(({ email: _, answers: __, place: ___, district: ____, ...choices }, context) =>
      refuseNoChoice(choices, context),
    ),
  ERRORS.notStored,
);

const INTENTS = [
  'save',
  'stop',
  'resume',
  'stopEverything',
  'confirmNewsletter',
  'endNewsletter',
  'newCalendar',
  'noCalendar',
  'replace',
] as const;

export const manageForm = defineForm(
  z
    .object({
      intent: z.enum(INTENTS, { error: ERRORS.notUnderstood }),
      id: z
        .string()
        .regex(/^[1-9]\d{0,9}$/, ERRORS.notUnderstood)
        .transform(Number)
        .optional(),
      ...choiceFields,
    })
    .superRefine(({ intent, id: _, ...choices }, context) => {
      if (intent === 'save') refuseNoChoice(choices, context);
    }),
  ERRORS.notStored,
);
