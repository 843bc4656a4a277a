import { openPdf } from '../reading/pages/pdf-file.ts';
import type { BillFile } from '../reading/read-bill.ts';
import type { CheckedPdf } from './check-pdf.ts';

async function check({ path }: BillFile): Promise<CheckedPdf> {
  try {
    return { pages: (await openPdf(path)).numPages };
  } catch (error) {
    return { isLocked: error instanceof Error && error.name === 'PasswordException' };
  }
}

process.once('message', ({ files: [file] }: { files: [BillFile] }) => {
  void check(file).then((checked) => process.send?.(checked));
});
