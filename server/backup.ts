import { parseArgs } from 'node:util';
import { backUp } from './backup/back-up.ts';
import { ReadableError } from './readable-error.ts';
import { type Ground, runOnDatabase, say } from './tool.ts';

const MEBIBYTE = 1024 * 1024;

/** Writes a back-up into the folder of the command line. */
async function backUpTo({ databaseUrl, environment }: Ground) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new ReadableError('Name one new folder: npm run backup -- path/to/folder');
  }
  const { tables, rows, files, bytes, missing } = await backUp(databaseUrl, folder);
  say(
    `${rows} rows of ${tables} tables and ${files} files are in ${folder}: ${(bytes / MEBIBYTE).toFixed(1)} MB.`,
  );
  if (missing > 0) say(`Note: ${missing} files that the database names were not found.`);
  if (!environment.PAYLOAD_SECRET) {
    say(
      `Note: the secret is not in the back-up. Keep a copy of ${environment.DATA_DIR}/payload-secret elsewhere.`,
    );
  }
  say('The back-up holds what visitors sent. Keep it as safe as the database.');
  return { problems: 0 };
}

await runOnDatabase(backUpTo, { quiet: true });
