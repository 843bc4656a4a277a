import { readinessAnswersSchema } from '#law/internet/readiness-answers.ts';
import { defineForm } from '#app/features/forms/define-form.ts';
import { checkbox, email, singleLine, multiLine } from '#app/features/forms/field-schemas.ts';

export const assessmentForm = defineForm(
  readinessAnswersSchema.extend({
    userName: singleLine({ message: 'Name must be at least 2 characters', min: 2, max: 120 }),
    userEmail: email(),
    buildingAddress: singleLine({ message: 'Please enter a valid address', min: 5, max: 200 }),
    isAddressWithheld: checkbox(),
    additionalNotes: multiLine({ message: '', max: 2000 }).optional(),
  }),
  'There was an error processing your assessment. Please try again.',
);

export const ASSESSMENT_NOT_SAVED = 'There was an error saving your assessment. Please try again.';
