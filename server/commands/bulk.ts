import { loadBackOffice } from '../back-office/load.ts';
import { print, runWithPayload } from './run.ts';

const WHOLE = new Intl.NumberFormat('en-US');

export const writeBulkFile = () =>
  runWithPayload(async ({ payload }) => {
    const backOffice = await loadBackOffice();
    const { rows, bytes } = await backOffice.writeBulkFile(payload);
    print(`obligations.csv.gz: ${WHOLE.format(rows)} rows, ${WHOLE.format(bytes)} bytes`);
  });
