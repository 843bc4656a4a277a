import type { SubmissionResult } from '@conform-to/react';
import { Select, TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import type { FeedbackData } from './feedback.server.ts';
import type { FeedbackValues } from './schema.ts';

interface FeedbackFormProps {
  form: FeedbackData['form'];
  result: SubmissionResult | undefined;
}

const LABELS = {
  name: 'Name',
  email: 'Email',
  feedbackType: 'Feedback type',
  feedback: 'Your feedback',
} as const;

/** The form for what a visitor says of the site. */
export function FeedbackForm({ form: { choices, constraint }, result }: FeedbackFormProps) {
  const { fields, ...submission } = useSubmission<FeedbackValues>({
    id: 'feedback-form',
    result,
    constraint,
    loadCheck: async () => (await import('./check.ts')).feedbackCheck,
  });
  return (
    <SubmissionForm {...submission} problems={summarise(fields, LABELS)} submitLabel="Submit Feedback">
      <TextInput field={fields.name} label={LABELS.name} autoComplete="name" />
      <TextInput field={fields.email} label={LABELS.email} type="email" autoComplete="email" />
      <Select
        field={fields.feedbackType}
        label={LABELS.feedbackType}
        choices={choices}
        placeholder="Select feedback type"
      />
      <TextArea field={fields.feedback} label={LABELS.feedback} rows={7} />
    </SubmissionForm>
  );
}
