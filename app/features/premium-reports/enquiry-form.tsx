import type { SubmissionResult } from '@conform-to/react';
import { TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import type { LoadedPremiumReport } from './premium-report.server.ts';
import type { EnquiryValues } from './schema.ts';

interface EnquiryFormProps {
  constraint: LoadedPremiumReport['constraint'];
  result: SubmissionResult | undefined;
}

const LABELS = {
  name: 'Name',
  email: 'Email',
  buildingAddress: 'Building address',
  message: 'What we should know',
} as const;

/** The form with which a premium report is asked for. */
export function EnquiryForm({ constraint, result }: EnquiryFormProps) {
  const { fields, ...submission } = useSubmission<EnquiryValues>({
    id: 'report-enquiry',
    result,
    constraint,
    loadCheck: async () => (await import('./check.ts')).enquiryCheck,
  });
  return (
    <SubmissionForm {...submission} problems={summarise(fields, LABELS)} submitLabel="Send the request">
      <TextInput field={fields.name} label={LABELS.name} autoComplete="name" />
      <TextInput field={fields.email} label={LABELS.email} type="email" autoComplete="email" />
      <TextInput
        field={fields.buildingAddress}
        label={LABELS.buildingAddress}
        autoComplete="street-address"
      />
      <TextArea
        field={fields.message}
        label={LABELS.message}
        hint="For instance the uses, the fuels, and the date that you have to meet."
      />
    </SubmissionForm>
  );
}
