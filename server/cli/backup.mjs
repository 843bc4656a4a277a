import { tool } from './lib/tool.mjs';

const USAGE = `
npm run backup -- FOLDER

Writes the database and all uploaded files into a new folder.
`;

await tool(USAGE, 'server/backup.ts', { places: true });
