import { z } from 'zod';
import { FOLLOW_KINDS } from '#app/regulations/following.ts';
import { defineForm } from '../forms/define-form.ts';
import { checkbox, choice, email, line } from '../forms/field-schemas.ts';
import { CHOICE_NAMES, type ChosenBoxes } from './choices.ts';

const UNKNOWN_SUBJECT = 'Choose what you want to follow';
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

/** The fields of each form that follows something: also of pages that know the subject themselves. */
export const followFields = { email: email(), ...choiceFields };

/** A sign-up for mails about one subject. */
export const followForm = defineForm(
  z
    .object({
      ...followFields,
      kind: choice(FOLLOW_KINDS, UNKNOWN_SUBJECT),
      subject: line({ message: UNKNOWN_SUBJECT, max: 100 }),
    })
    .superRefine(refuseNoChoice),
  'We could not store this. Please try again.',
);
