import { tellStaff } from '#cms/mail/tell-staff.ts';
import { assessmentBillPlace } from '#cms/uploads/bill-names.ts';
import { storeBill, withoutLeftovers, type JudgedFile } from './bill-files.server.ts';
import { storeOnce, type Sender } from './submission.server.ts';

interface NewCwzBill {
  /** The number of the assessment that it belongs to, and the address of its report. */
  assessment: number;
  reportId: string;
  file: JudgedFile;
}

/** Stores a bill of an assessed business, and tells staff. The same file sent twice is stored once. */
export const storeCwzBill = (
  { assessment, reportId, file }: NewCwzBill,
  { isSpam = false }: Sender,
): Promise<void> =>
  withoutLeftovers((keep) =>
    storeOnce(
      'bill-uploads',
      { assessment, file: file.digest, isSpam },
      async (req, { submissionDigest }) => {
        const place = assessmentBillPlace(reportId, file.name, file.kind);
        const details = { assessment, consentToAnalysis: true, isSpam, submissionDigest };
        const { id } = keep(await storeBill(req, file, place, details));
        if (isSpam) return;
        await tellStaff(req, {
          subject: 'New CWZ bill to analyze',
          text: 'A business has sent its bill after the Commercial Waste Zones assessment. Analysis was promised within 1-2 business days.',
          collection: 'bill-uploads',
          id,
        });
      },
    ),
  );
