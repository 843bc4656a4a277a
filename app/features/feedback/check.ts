import { parseWithZod } from '@conform-to/zod/v4';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { feedbackSchema, type FeedbackValues } from './schema.ts';

/** The check of the feedback form, for the browser and for the action. */
export const feedbackCheck: FormCheck<FeedbackValues> = (formData) =>
  parseWithZod(formData, { schema: feedbackSchema });
