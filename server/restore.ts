import { parseArgs } from 'node:util';
import { restore } from './backup/restore.ts';
import { ReadableError } from './readable-error.ts';
import { type Ground, runOnDatabase, say } from './tool.ts';

const OPTIONS = { replace: { type: 'boolean', default: false } } as const;

/** Brings the back-up in the folder of the command line into the database. */
async function restoreFrom({ databaseUrl }: Ground) {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new ReadableError('Name one back-up: npm run restore -- path/to/folder');
  }
  const { takenAt, rows, files, waitingMails } = await restore(databaseUrl, folder, values);
  say(`${rows} rows and ${files} files are as they were at ${takenAt}.`);
  if (waitingMails > 0) {
    say(`${waitingMails} mails that waited then will be sent when the product starts with SMTP_URL.`);
  }
  return { problems: 0 };
}

await runOnDatabase(restoreFrom, { quiet: true });
