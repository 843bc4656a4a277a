import { z } from 'zod';
import { FEEDBACK_TYPES } from '#app/regulations/index.ts';
import { choice, email, line, paragraphs } from '../forms/atoms.ts';

/** What a visitor says of the site. Nothing is required. Source: specification section 5, "Feedback form". */
export const feedbackSchema = z.object({
  name: line({ message: 'Please enter your name', min: 0, max: 120 }).optional(),
  email: email().optional(),
  feedbackType: choice(
    FEEDBACK_TYPES.map(({ value }) => value),
    'Please select a feedback type',
  ).optional(),
  feedback: paragraphs({ message: 'Please write your feedback', min: 0, max: 5000 }).optional(),
});

export type FeedbackValues = z.infer<typeof feedbackSchema>;

/** Whether a visitor has sent the form as it was. */
export const isEmptyFeedback = (values: FeedbackValues): boolean => !Object.values(values).some(Boolean);
