import { dataCommand } from './lib/command.mjs';

const USAGE = `
npm run import -- FOLDER [--dry-run] [--prune]

Imports the content of an export into the database.

  --dry-run  prints what would change, and changes nothing
  --prune    also deletes content that is not in the folder
`;

await dataCommand(USAGE, 'server/commands/content.ts', 'importFrom', { takesPaths: true });
