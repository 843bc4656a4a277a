import { tool } from './lib/tool.mjs';

/** npm run backup -- folder: writes the database and all files into a new folder. */
await tool('server/backup.ts', { places: true });
