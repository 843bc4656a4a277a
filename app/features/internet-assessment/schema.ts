import type { z } from 'zod';
import { readinessAnswersSchema } from '#app/regulations/internet/schema.ts';
import { checkbox, email, line, paragraphs } from '../forms/field-schemas.ts';
import { formCheck } from '../forms/form-check.ts';

/**
 * The readiness quiz: who takes it, the building, and four answers. There is no score in it: the server computes it.
 * Lengths are in characters. Source: specification section 5, "Internet quiz".
 */
export const assessmentSchema = readinessAnswersSchema.extend({
  userName: line({ message: 'Name must be at least 2 characters', min: 2, max: 120 }),
  userEmail: email(),
  buildingAddress: line({ message: 'Please enter a valid address', min: 5, max: 200 }),
  isAddressWithheld: checkbox(),
  additionalNotes: paragraphs({ message: '', max: 2000 }).optional(),
});

export type AssessmentFields = z.input<typeof assessmentSchema>;

export const assessmentCheck = formCheck(assessmentSchema);

/** Specification section 8, "Internet quiz". */
export const ASSESSMENT_NOT_SAVED = 'There was an error saving your assessment. Please try again.';

/** Specification section 8, "Internet quiz": the server cannot be reached, or fails. */
export const ASSESSMENT_NOT_PROCESSED = 'There was an error processing your assessment. Please try again.';
