import { tool } from './lib/tool.mjs';

/** npm run import -- folder [--dry-run] [--prune]: brings the content of an export into the database. */
await tool('server/content-import.ts', { places: true });
