import { dataCommand } from './lib/command.mjs';

const USAGE = `
npm run restore -- FOLDER [--replace]

Restores a backup into an empty database.

  --replace  restores into a database that is not empty, and deletes what it holds
`;

await dataCommand(USAGE, 'server/commands/backup.ts', 'restoreBackup', { takesPaths: true });
