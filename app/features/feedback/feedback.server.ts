import { readPage } from '#app/content/pages.server.ts';
import { FEEDBACK_TYPES } from '#app/regulations/index.ts';
import { submitFeedback } from '#collections/feedback/submit.ts';
import { describeForm } from '../forms/form-check.ts';
import { receiveForm, type FormRequest } from '../forms/receive-form.server.ts';
import { FEEDBACK_FAILED, feedbackCheck, feedbackSchema } from './schema.ts';

export const loadFeedback = async () => ({
  copy: await readPage('feedback-page'),
  choices: [...FEEDBACK_TYPES],
  form: describeForm(feedbackSchema, FEEDBACK_FAILED),
});

export type FeedbackData = Awaited<ReturnType<typeof loadFeedback>>;

/** An empty form is answered like any other, and is not stored. */
export const receiveFeedback = (args: FormRequest) =>
  receiveForm(args, {
    name: 'feedback',
    check: feedbackCheck,
    async submit(values, sender) {
      if (Object.values(values).some(Boolean)) await submitFeedback(values, sender);
    },
    failure: FEEDBACK_FAILED,
  });
