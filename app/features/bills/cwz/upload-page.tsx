import { BackLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/forms/controls.tsx';
import { FileInput } from '#app/ui/forms/file-input.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { cwzUrls } from '#app/urls/cwz-urls.ts';
import { SubmissionForm } from '#app/features/forms/submission-form.tsx';
import { useUpload } from '#app/features/forms/upload-client.ts';
import { BILL_FILES_HINT } from '#app/features/forms/upload-rules.ts';
import { WasteLaws } from '#app/features/modules/waste-laws.tsx';
import { UPLOAD_CONSENT } from '../texts.ts';
import type { BillUploadData } from './cwz-bill.server.ts';

function BillForm({ reportId, form }: BillUploadData) {
  const { control, submission, upload } = useUpload({
    url: cwzUrls(reportId).send,
    id: 'bill-form',
    form,
    labels: { bill: 'Bill or contract', consent: UPLOAD_CONSENT },
    loadForm: async () => (await import('./bill-upload-fields.ts')).billForm,
  });
  return (
    <SubmissionForm
      {...submission}
      encType="multipart/form-data"
      submitLabel="Upload My Bill"
      busyLabel="Uploading..."
    >
      <FileInput {...control('bill')} {...upload} hint={BILL_FILES_HINT} />
      <Checkbox {...control('consent')} />
    </SubmissionForm>
  );
}

export const UploadPage = (data: BillUploadData) => (
  <PageWidth className="py-10 sm:py-14">
    <BackLink href={cwzUrls(data.reportId).report}>Back to your report</BackLink>
    <h1 className="mt-4 text-[2.1rem] sm:text-[2.8rem]">{data.copy.heading}</h1>
    <p className="mt-3 max-w-[40rem] text-[1.1rem] text-soft">{data.copy.lead}</p>
    <WasteLaws here="cwz" className="mt-3 mb-9 max-w-[40rem] text-soft" />
    <BillForm {...data} />
    <p className="mt-9 max-w-[38rem] border-l-4 border-lot pl-5 text-soft">{data.copy.privacy}</p>
  </PageWidth>
);
