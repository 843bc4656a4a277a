import { parseArgs } from 'node:util';
import { restore } from './backup/restore.ts';
import { type DatabaseContext, print, runOnDatabase } from './command.ts';
import { ReadableError } from './readable-error.ts';

const OPTIONS = { replace: { type: 'boolean', default: false } } as const;

/** Restores the backup in the folder named on the command line. */
async function restoreBackup({ databaseUrl }: DatabaseContext) {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) {
    throw new ReadableError('Name one backup: npm run restore -- path/to/folder');
  }
  const { takenAt, rows, files, waitingMails } = await restore(databaseUrl, folder, values);
  print(`Restored ${rows} rows and ${files} files as of ${takenAt}.`);
  if (waitingMails > 0) {
    print(`${waitingMails} queued mails will be sent when the product starts with SMTP_URL.`);
  }
  return { problems: 0 };
}

await runOnDatabase(restoreBackup, { quiet: true });
