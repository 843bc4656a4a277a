import type { SubmissionResult } from '@conform-to/react';
import { Checkbox } from '#app/ui/forms/controls.tsx';
import { FileInput } from '#app/ui/forms/file-input.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { ACCEPTED, BILL_RULE } from '../uploads/limits.ts';
import { useProgress } from '../uploads/progress.ts';
import { useUpload } from '../uploads/use-upload.ts';
import type { BillUploadData } from './cwz-bill.server.ts';
import type { BillFormValues } from './schema.ts';

interface BillFormProps extends Pick<BillUploadData, 'constraint' | 'words'> {
  /** What the action answered, when it refused. */
  result: SubmissionResult | undefined;
}

/** The form that sends one bill or contract. */
export function BillForm({ constraint, words, result }: BillFormProps) {
  const { fields, received, ...submission } = useUpload<BillFormValues>({
    id: 'bill-form',
    result,
    constraint,
    loadCheck: async () => (await import('./check.ts')).billCheck,
  });
  const labels = { bill: 'Bill or contract', consent: words.consentLabel };
  return (
    <SubmissionForm
      {...submission}
      encType="multipart/form-data"
      problems={summarise(fields, labels)}
      submitLabel="Upload My Bill"
      busyLabel="Uploading..."
    >
      <FileInput
        field={fields.bill}
        label={labels.bill}
        hint={`PDF, JPG or PNG, less than ${BILL_RULE.maxWords}.`}
        accept={ACCEPTED}
        progress={useProgress()}
      />
      <Checkbox field={fields.consent} label={labels.consent} />
    </SubmissionForm>
  );
}
