import { tool } from './lib/tool.mjs';

/** npm run restore -- folder [--replace]: brings a back-up into the database and the places for files. */
await tool('server/restore.ts', { places: true });
