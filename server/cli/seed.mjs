import { dataCommand } from './lib/command.mjs';

const USAGE = `
npm run seed [-- FOLDER | --demo]

Adds the product's own content, or the articles in a folder. Never deletes content and never overwrites what an editor
has changed. cms/seed/content/README.md describes the format.

  --demo  fills the inbox with made-up submissions of the last eight weeks
`;

await dataCommand(USAGE, 'server/seed.ts', { takesPaths: true });
