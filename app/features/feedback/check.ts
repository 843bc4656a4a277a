import { formCheck } from '../forms/form-check.ts';
import { feedbackSchema } from './schema.ts';

/** The check of the feedback form. */
export const feedbackCheck = formCheck(feedbackSchema);
