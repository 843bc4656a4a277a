import { dataCommand } from './lib/command.mjs';

const USAGE = `
npm run backup -- FOLDER

Writes the database and all uploaded files into a new folder.
`;

await dataCommand(USAGE, 'server/commands/backup.ts', 'backUp', { takesPaths: true });
