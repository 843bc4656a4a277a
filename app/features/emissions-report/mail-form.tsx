import { TextInput } from '#app/ui/forms/controls.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Confirmation, useIsConfirmed } from '../forms/confirmation.tsx';
import type { FormDescription } from '../forms/define-form.ts';
import { SubmissionForm, useSubmission } from '../forms/submission-form.tsx';

function MailForm({ form }: { form: FormDescription }) {
  const { control, submission } = useSubmission({
    id: 'mail-report',
    form,
    labels: { email: 'Email' },
    loadForm: async () => (await import('./schema.ts')).mailRequestForm,
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
