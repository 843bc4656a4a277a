import { loadBackOffice } from '../back-office/load.ts';
import { print, runWithPayload } from './run.ts';

const WHOLE = new Intl.NumberFormat('en-US');

export const writeBulkFiles = () =>
  runWithPayload(async ({ payload, databaseUrl }) => {
    const { makeEdition } = await loadBackOffice();
    const { version, files } = await makeEdition(payload, { databaseUrl });
    for (const { name, rows, bytes } of files) {
      print(`${name}: ${WHOLE.format(rows)} rows, ${WHOLE.format(bytes)} bytes`);
    }
    print(`Version ${version} is complete.`);
  });
