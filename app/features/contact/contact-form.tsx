import type { SubmissionResult } from '@conform-to/react';
import { TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import type { ContactData } from './contact.server.ts';
import type { ContactValues } from './schema.ts';

interface ContactFormProps {
  constraint: ContactData['constraint'];
  result: SubmissionResult | undefined;
}

const LABELS = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' } as const;

/** The form for a message to the team. */
export function ContactForm({ constraint, result }: ContactFormProps) {
  const { fields, ...submission } = useSubmission<ContactValues>({
    id: 'contact-form',
    result,
    constraint,
    loadCheck: async () => (await import('./check.ts')).contactCheck,
  });
  return (
    <SubmissionForm {...submission} problems={summarise(fields, LABELS)} submitLabel="Send Message">
      <TextInput field={fields.name} label={LABELS.name} autoComplete="name" />
      <TextInput field={fields.email} label={LABELS.email} type="email" autoComplete="email" />
      <TextInput field={fields.subject} label={LABELS.subject} />
      <TextArea field={fields.message} label={LABELS.message} rows={7} />
    </SubmissionForm>
  );
}
