import { openPdf } from '#cms/bill-reading/pages/pdf-file.ts';
import type { BillFile } from '#cms/bill-reading/read-bill.ts';
import { MAX_PDF_PAGES, type PdfVerdict } from './check-pdf.ts';

async function verdictOn({ path }: BillFile): Promise<PdfVerdict> {
  try {
    const { numPages } = await openPdf(path);
    return numPages > MAX_PDF_PAGES ? 'tooManyPages' : 'accepted';
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'accepted';
  }
}

process.once('message', ({ files: [file] }: { files: [BillFile] }) => {
  void verdictOn(file).then((verdict) => process.send?.(verdict));
});
