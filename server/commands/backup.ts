import { recordBackup } from '#collections/health/last-backup.ts';
import { createBackup } from '../backup/create.ts';
import { restore } from '../backup/restore.ts';
import { withClient } from '../database/client.ts';
import { parseFolder, print, runOnDatabase } from './run.ts';

const MEBIBYTE = 1024 * 1024;

export const backUp = () =>
  runOnDatabase(async ({ databaseUrl, environment }) => {
    const { folder } = parseFolder('Give one new folder: npm run backup -- path/to/folder', {});
    const { tables, rows, files, bytes, missing } = await createBackup(databaseUrl, folder);
    await withClient({ connectionString: databaseUrl }, recordBackup).catch(() =>
      print('Note: the panel does not show this backup, because the database did not record it.'),
    );
    print(
      `${rows} rows from ${tables} tables and ${files} files are backed up in ${folder}: ${(bytes / MEBIBYTE).toFixed(1)} MB.`,
    );
    if (missing > 0) print(`Note: ${missing} files listed in the database were not found.`);
    if (!environment.PAYLOAD_SECRET) {
      print(
        `Note: the backup does not include the secret. Keep a copy of ${environment.DATA_DIR}/payload-secret elsewhere.`,
      );
    }
    print('The backup contains what visitors sent. Keep it as safe as the database.');
  });

export const restoreBackup = () =>
  runOnDatabase(async ({ databaseUrl }) => {
    const { folder, values } = parseFolder('Give one backup: npm run restore -- path/to/folder', {
      replace: { type: 'boolean', default: false },
    });
    const { takenAt, rows, files, waitingMails } = await restore(databaseUrl, folder, values);
    print(`Restored ${rows} rows and ${files} files as of ${takenAt}.`);
    if (waitingMails > 0) {
      print(`${waitingMails} queued emails will be sent when Lotline starts with SMTP_URL.`);
    }
  });
