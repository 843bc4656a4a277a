import { tool } from './lib/tool.mjs';

/** npm run export -- folder: writes all content as files. */
await tool('server/content-export.ts', { places: true });
