import { useSearchParams } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PageCopy } from '#app/data/pages.server.ts';
import { BUSINESS_TYPES } from '#law/ll199.ts';
import { BackLink, ButtonLink } from '#app/ui/button.tsx';
import { Select, TextArea, TextInput } from '#app/ui/forms/controls.tsx';
import { FileInput } from '#app/ui/forms/file-input.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { useArrivalFocus } from '#app/ui/use-arrival-focus.ts';
import { ProgressNote } from '../progress/progress-note.tsx';
import { ReferenceNumber, useIsConfirmed, useReference } from '#app/features/forms/confirmation.tsx';
import type { FormDescription } from '#app/features/forms/define-form.ts';
import { SubmissionForm } from '#app/features/forms/submission-form.tsx';
import { useUpload } from '#app/features/forms/upload-client.ts';
import { BILL_FILES_HINT } from '#app/features/forms/upload-rules.ts';
import { INVOICE_URL, moduleUrls } from '#app/urls/module-urls.ts';
import { isWithoutBill } from '#app/urls/bill-progress-url.ts';
import { INVOICE_HINTS, RECEIVED, RECEIVED_WITHOUT_FILE } from '../texts.ts';
import { WasteLaws } from '#app/features/modules/waste-laws.tsx';

export type InvoiceCopy = PageCopy<'ll199-invoice'>;

interface InvoiceFormProps {
  form: FormDescription;
  isConfirmed?: boolean;
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
};

interface InvoiceConfirmationProps {
  reference: string | undefined;
  bill: string | undefined;
  children: ReactNode;
}

function InvoiceConfirmation({ reference, bill, children }: InvoiceConfirmationProps) {
  const heading = useArrivalFocus(true);
  const [query] = useSearchParams();
  const hasNoFile = bill === undefined ? isWithoutBill(query) : bill === '';
  return (
    <div role="status" className="grid max-w-[38rem] gap-3">
      <h2 {...heading} className="text-fit-xl focus:outline-none">
        {RECEIVED.heading}
      </h2>
      <p className="flex items-center gap-2 font-semibold text-low">
        <CircleCheck aria-hidden size={24} />
        {RECEIVED.notice}
      </p>
      <p>
        <strong>{RECEIVED.start}</strong> {hasNoFile ? RECEIVED_WITHOUT_FILE : RECEIVED.text}
      </p>
      <ReferenceNumber reference={reference} />
      <ProgressNote bill={bill} />
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

export function InvoiceForm({ form, isConfirmed = false, afterwards }: InvoiceFormProps) {
  const { control, submission, upload, received } = useUpload({
    url: `${INVOICE_URL}/send`,
    id: 'invoice-form',
    form,
    labels: LABELS,
    loadForm: async () => (await import('./invoice-fields.ts')).invoiceForm,
    failureTitle: 'Submission Failed',
  });
  const referenceInAddress = useReference();
  if (isConfirmed || received) {
    return (
      <InvoiceConfirmation reference={received?.reference ?? referenceInAddress} bill={received?.bill}>
        {afterwards}
      </InvoiceConfirmation>
    );
  }
  return (
    <SubmissionForm {...submission} encType="multipart/form-data" submitLabel="Submit">
      <TextInput {...control('businessName')} autoComplete="organization" />
      <TextInput {...control('businessAddress')} autoComplete="address-line1" />
      <Select {...control('businessType')} choices={BUSINESS_TYPES} placeholder="Select a business type" />
      <TextInput {...control('squareFootage')} inputMode="decimal" hint={INVOICE_HINTS.squareFootage} />
      <TextInput {...control('contactName')} autoComplete="name" />
      <TextInput {...control('contactEmail')} type="email" autoComplete="email" />
      <TextInput {...control('contactPhone')} type="tel" autoComplete="tel" />
      <TextInput {...control('haulerName')} hint={INVOICE_HINTS.hauler} />
      <TextInput {...control('monthlyBill')} hint={INVOICE_HINTS.monthlyBill} />
      <FileInput {...control('invoice')} {...upload} hint={`${BILL_FILES_HINT} ${INVOICE_HINTS.files}`} />
      <TextArea {...control('additionalNotes')} />
    </SubmissionForm>
  );
}

const { overview, quiz } = moduleUrls('ll199');

export const InvoicePage = ({ form, copy }: Pick<InvoiceFormProps, 'form'> & { copy: InvoiceCopy }) => (
  <PageWidth className="py-10 sm:py-14">
    <BackLink href={quiz}>Back to Options</BackLink>
    <h1 className="mt-4 mb-3 text-[2rem] sm:text-[2.5rem]">{copy.heading}</h1>
    <p className="max-w-[38rem] text-[1.1rem] text-soft">{copy.lead}</p>
    <WasteLaws here="ll199" className="mt-3 mb-9 max-w-[38rem] text-soft" />
    <section id="invoice">
      <InvoiceForm
        form={form}
        isConfirmed={useIsConfirmed('invoice')}
        afterwards={<ButtonLink href={overview}>Back to the overview</ButtonLink>}
      />
    </section>
  </PageWidth>
);
