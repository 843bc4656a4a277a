import { getZodConstraint } from '@conform-to/zod/v4';
import { readPage } from '#app/content/pages.server.ts';
import { FEEDBACK_TYPES } from '#app/regulations/index.ts';
import { feedbackSchema } from './schema.ts';

/** What the feedback page needs: its words, the choices, and the browser's constraints of its form. */
export const loadFeedback = async () => ({
  words: await readPage('feedback-page'),
  form: { choices: FEEDBACK_TYPES, constraint: getZodConstraint(feedbackSchema) },
});

export type FeedbackData = Awaited<ReturnType<typeof loadFeedback>>;
