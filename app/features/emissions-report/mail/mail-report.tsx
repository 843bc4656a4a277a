import type { SubmissionResult } from '@conform-to/react';
import { TextInput } from '#app/ui/forms/controls.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { ReceivedNotice } from '../../forms/received-notice.tsx';
import { useReceived } from '../../forms/received.ts';
import { SubmissionForm } from '../../forms/submission-form.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { MAIL_QUEUED } from './messages.ts';
import type { MailRequestValues } from './schema.ts';

const LABELS = { email: 'Email' } as const;

function MailForm({ result }: { result: SubmissionResult | undefined }) {
  const { fields, ...submission } = useSubmission<MailRequestValues>({
    id: 'mail-report',
    result,
    constraint: { email: { required: true } },
    loadCheck: async () => (await import('./check.ts')).mailRequestCheck,
  });
  return (
    <SubmissionForm {...submission} problems={summarise(fields, LABELS)} submitLabel="Mail the link">
      <TextInput
        field={fields.email}
        label={LABELS.email}
        type="email"
        autoComplete="email"
        hint="Only used for this one mail."
      />
    </SubmissionForm>
  );
}

/** Sends the report's address to an e-mail address, to have it at hand later. */
export const MailReport = ({ result }: { result: SubmissionResult | undefined }) => (
  <div className="not-printed">
    <Section id="mail" heading="Keep it: mail this report">
      {useReceived('mail') ? (
        <ReceivedNotice {...MAIL_QUEUED}>{null}</ReceivedNotice>
      ) : (
        <MailForm result={result} />
      )}
    </Section>
  </div>
);
