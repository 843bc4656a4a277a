import { readinessAnswersSchema } from '#law/internet/schema.ts';
import { defineForm } from '#app/features/forms/define-form.ts';
import { checkbox, email, line, paragraphs } from '#app/features/forms/field-schemas.ts';

/**
 * The readiness quiz: who takes it, the building, and four answers. There is no score in it: the server computes it.
 * Specification section 5, "Internet quiz", and section 8: the message when the server cannot be reached, or fails.
 */
export const assessmentForm = defineForm(
  readinessAnswersSchema.extend({
    userName: line({ message: 'Name must be at least 2 characters', min: 2, max: 120 }),
    userEmail: email(),
    buildingAddress: line({ message: 'Please enter a valid address', min: 5, max: 200 }),
    isAddressWithheld: checkbox(),
    additionalNotes: paragraphs({ message: '', max: 2000 }).optional(),
  }),
  'There was an error processing your assessment. Please try again.',
);

/** Specification section 8, "Internet quiz". */
export const ASSESSMENT_NOT_SAVED = 'There was an error saving your assessment. Please try again.';
