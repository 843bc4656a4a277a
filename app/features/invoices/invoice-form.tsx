import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { FileInput } from '#app/ui/forms/file-input.tsx';
import { Select, TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { summarise } from '#app/ui/forms/summarise.ts';
import { BUSINESS_TYPES } from '#app/regulations/ll199.ts';
import { useReference } from '../forms/reference.tsx';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { ACCEPTED } from '../uploads/limits.ts';
import { useProgress } from '../uploads/progress.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { INVOICE_URL } from './addresses.ts';
import { InvoiceReceived } from './invoice-received.tsx';
import type { InvoiceConstraint } from './constraint.ts';
import { SUBMISSION_FAILED_TITLE } from './messages.ts';
import type { InvoiceFormValues } from './schema.ts';

interface InvoiceFormProps {
  /** The browser's own constraints, made from the schema. */
  constraint: InvoiceConstraint;
  /** What the page's action answered, when it refused. */
  result?: SubmissionResult;
  /** Whether the page is at the address of the confirmation. */
  isReceived?: boolean;
  /** Below the confirmation: the way on. */
  afterwards: ReactNode;
}

const LABELS = {
  businessName: 'Business name',
  businessAddress: 'Business address',
  businessType: 'Business type',
  squareFootage: 'Square footage',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  haulerName: 'Waste hauler',
  monthlyBill: 'Monthly bill',
  invoice: 'Agreement or invoice',
  additionalNotes: 'Additional notes',
} as const;

/** The form for an invoice, on its page and in its dialog; the confirmation once it is stored. */
export function InvoiceForm({ constraint, result, isReceived = false, afterwards }: InvoiceFormProps) {
  const progress = useProgress();
  const { fields, received, ...submission } = useUpload<InvoiceFormValues>({
    id: 'invoice-form',
    result,
    constraint,
    loadCheck: async () => (await import('./check.ts')).invoiceCheck,
    failureTitle: SUBMISSION_FAILED_TITLE,
  });
  const referenceInAddress = useReference();
  if (isReceived || received) {
    return (
      <InvoiceReceived reference={received?.reference ?? referenceInAddress}>{afterwards}</InvoiceReceived>
    );
  }
  return (
    <SubmissionForm
      {...submission}
      action={INVOICE_URL}
      encType="multipart/form-data"
      problems={summarise(fields, LABELS)}
      submitLabel="Submit"
    >
      <TextInput field={fields.businessName} label={LABELS.businessName} autoComplete="organization" />
      <TextInput
        field={fields.businessAddress}
        label={LABELS.businessAddress}
        autoComplete="street-address"
      />
      <Select
        field={fields.businessType}
        label={LABELS.businessType}
        choices={BUSINESS_TYPES}
        placeholder="Select a business type"
      />
      <TextInput
        field={fields.squareFootage}
        label={LABELS.squareFootage}
        inputMode="decimal"
        hint="Of the space you use."
      />
      <TextInput field={fields.contactName} label={LABELS.contactName} autoComplete="name" />
      <TextInput field={fields.contactEmail} label={LABELS.contactEmail} type="email" autoComplete="email" />
      <TextInput field={fields.contactPhone} label={LABELS.contactPhone} type="tel" autoComplete="tel" />
      <TextInput
        field={fields.haulerName}
        label={LABELS.haulerName}
        hint="The company that collects your waste."
      />
      <TextInput
        field={fields.monthlyBill}
        label={LABELS.monthlyBill}
        hint="As on your last bill, such as $850."
      />
      <FileInput
        field={fields.invoice}
        label={LABELS.invoice}
        hint="PDF, JPG or PNG, up to 5MB. Only our staff can open it."
        accept={ACCEPTED}
        progress={progress}
      />
      <TextArea field={fields.additionalNotes} label={LABELS.additionalNotes} />
    </SubmissionForm>
  );
}
