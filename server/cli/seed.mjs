import { dataCommand } from './lib/command.mjs';

const USAGE = `
npm run seed [-- FOLDER | --demo]

Imports the starting content, or the content of a folder. Never deletes content and never overwrites what an editor has
changed. docs/content-as-files.md describes the format.

  --demo  fills the inbox with made-up submissions
`;

await dataCommand(USAGE, 'server/commands/content.ts', 'seed', { takesPaths: true });
