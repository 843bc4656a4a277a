import { TextInput } from '#app/ui/forms/controls.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Confirmation, useIsConfirmed } from '../forms/confirmation.tsx';
import type { FormDescription } from '../forms/form-check.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import type { MailRequestFields } from './schema.ts';

function MailForm({ form }: { form: FormDescription }) {
  const { control, submission } = useSubmission<MailRequestFields>({
    id: 'mail-report',
    form,
    labels: { email: 'Email' },
    loadCheck: async () => (await import('./schema.ts')).mailRequestCheck,
  });
  return (
    <SubmissionForm {...submission} submitLabel="Email the link">
      <TextInput
        {...control('email')}
        type="email"
        autoComplete="email"
        hint="We use it only to send this email."
      />
    </SubmissionForm>
  );
}

/** Mails the report's address to the visitor. */
export const MailReport = ({ form }: { form: FormDescription }) => (
  <div className="not-printed">
    <Section id="mail" heading="Email yourself this report">
      {useIsConfirmed('mail') ? (
        <Confirmation
          title="On its way"
          description="Check your inbox in a few minutes for the link to this report."
        />
      ) : (
        <MailForm form={form} />
      )}
    </Section>
  </div>
);
