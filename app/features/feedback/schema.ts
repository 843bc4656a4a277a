import { z } from 'zod';
import { FEEDBACK_TYPES } from '#app/regulations/index.ts';
import { choice, email, line, paragraphs } from '../forms/atoms.ts';

const FEEDBACK_MESSAGE = 'Please write your feedback';

/**
 * What a visitor says of the site. Nothing is required, but there has to be something.
 * Source: specification section 5, "Feedback form".
 */
export const feedbackSchema = z
  .object({
    name: line({ message: 'Please enter your name', min: 0, max: 120 }).optional(),
    email: email().optional(),
    feedbackType: choice(
      FEEDBACK_TYPES.map(({ value }) => value),
      'Please select a feedback type',
    ).optional(),
    feedback: paragraphs({ message: FEEDBACK_MESSAGE, min: 0, max: 5000 }).optional(),
  })
  .refine((answers) => Object.values(answers).some(Boolean), {
    path: ['feedback'],
    message: FEEDBACK_MESSAGE,
  });

export type FeedbackValues = z.infer<typeof feedbackSchema>;
