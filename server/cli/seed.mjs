import { tool } from './lib/tool.mjs';

/** npm run seed [-- folder]: seeds the product's content, or the articles of a folder. */
await tool('server/seed.ts', { places: true });
