import { z } from 'zod';
import { defineForm } from '../forms/define-form.ts';
import { checkbox, email } from '../forms/field-schemas.ts';
import { CHOICE_NAMES, type ChosenBoxes } from './choices.ts';

const NOTHING_CHOSEN = 'Choose at least one kind of email';

/** The boxes of what somebody wants to hear of one subject. */
export const choiceFields = {
  remind60: checkbox(),
  remind30: checkbox(),
  remind7: checkbox(),
  digest: checkbox(),
  changes: checkbox(),
};

/** Says so at the boxes where none is ticked: nobody would get anything. */
export function refuseNoChoice(boxes: ChosenBoxes, context: z.RefinementCtx): void {
  if (CHOICE_NAMES.some((name) => boxes[name])) return;
  context.addIssue({ code: 'custom', path: ['choices'], message: NOTHING_CHOSEN });
}

/** A sign-up for mails about one subject, which the address of the form names. */
export const followForm = defineForm(
  z.object({ email: email(), ...choiceFields }).superRefine(refuseNoChoice),
  'We could not store this. Please try again.',
);

/** What a button on the page of a follower asks for. */
const INTENTS = [
  'save',
  'stop',
  'stopEverything',
  'endNewsletter',
  'newCalendar',
  'noCalendar',
  'replace',
] as const;

const NOT_UNDERSTOOD = 'We could not read this. Please reload the page and try again';

/** A change on the page of a follower. `id` is that of a follow or of a newsletter. */
export const manageForm = defineForm(
  z
    .object({
      intent: z.enum(INTENTS, { error: NOT_UNDERSTOOD }),
      id: z
        .string()
        .regex(/^[1-9]\d{0,9}$/, NOT_UNDERSTOOD)
        .transform(Number)
        .optional(),
      ...choiceFields,
    })
    .superRefine(({ intent, ...boxes }, context) => {
      if (intent === 'save') refuseNoChoice(boxes, context);
    }),
  'We could not store this. Please try again.',
);
