import { readPage } from '#app/data/pages.server.ts';
import { FEEDBACK_TYPES } from '#law/modules.ts';
import { parseBbl } from '#law/lot.ts';
import { submitFeedback } from '#collections/contact/feedback/submit.ts';
import { receiveForm, type FormRequest } from '#app/features/forms/receive-form.server.ts';
import { feedbackForm } from './feedback-fields.ts';

function startFor(request: Pick<Request, 'url'>) {
  const lot = parseBbl(new URL(request.url).searchParams.get('building') ?? '');
  return lot && { feedbackType: 'issue', feedback: `About the building page with BBL ${lot.bbl}: ` };
}

export const loadFeedback = async (request: Pick<Request, 'url'>) => ({
  copy: await readPage('feedback-page'),
  choices: [...FEEDBACK_TYPES],
  form: feedbackForm.describe(),
  start: startFor(request),
});

export type FeedbackData = Awaited<ReturnType<typeof loadFeedback>>;

export const receiveFeedback = (args: FormRequest) =>
  receiveForm(args, {
    ...feedbackForm,
    name: 'feedback',
    async submit(values, sender) {
      if (Object.values(values).some(Boolean)) await submitFeedback(values, sender);
    },
  });
