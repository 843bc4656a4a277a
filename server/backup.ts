import { parseArgs } from 'node:util';
import { createBackup } from './backup/create.ts';
import { type DatabaseContext, print, runOnDatabase } from './command.ts';
import { ReadableError } from './readable-error.ts';

const MEBIBYTE = 1024 * 1024;

/** Writes a backup into the folder named on the command line. */
async function backUp({ databaseUrl, environment }: DatabaseContext) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new ReadableError('Name one new folder: npm run backup -- path/to/folder');
  }
  const { tables, rows, files, bytes, missing } = await createBackup(databaseUrl, folder);
  print(
    `${rows} rows of ${tables} tables and ${files} files are in ${folder}: ${(bytes / MEBIBYTE).toFixed(1)} MB.`,
  );
  if (missing > 0) print(`Note: ${missing} files that the database names were not found.`);
  if (!environment.PAYLOAD_SECRET) {
    print(
      `Note: the backup does not include the secret. Keep a copy of ${environment.DATA_DIR}/payload-secret elsewhere.`,
    );
  }
  print('The backup holds what visitors sent. Keep it as safe as the database.');
  return { problems: 0 };
}

await runOnDatabase(backUp, { quiet: true });
