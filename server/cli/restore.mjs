import { tool } from './lib/tool.mjs';

const USAGE = `
npm run restore -- FOLDER [--replace]

Restores a backup into an empty database.

  --replace  restores into a database that is not empty, and deletes what it holds
`;

await tool(USAGE, 'server/restore.ts', { places: true });
