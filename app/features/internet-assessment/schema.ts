import { z } from 'zod';
import { readinessAnswersSchema } from '#app/regulations/internet/schema.ts';
import { email, line, paragraphs } from '../forms/atoms.ts';

/**
 * The readiness quiz: who asks, the building, and four answers. There is no score in it: the server computes it.
 * Lengths are in characters. Source: specification section 5, "Internet quiz".
 */
export const assessmentSchema = readinessAnswersSchema.extend({
  userName: line({ message: 'Name must be at least 2 characters', min: 2, max: 120 }),
  userEmail: email(),
  buildingAddress: line({ message: 'Please enter a valid address', min: 5, max: 200 }),
  isAddressWithheld: z.boolean().default(false),
  additionalNotes: paragraphs({ message: '', max: 2000 }).optional(),
});

export type AssessmentValues = z.infer<typeof assessmentSchema>;
