import { dataCommand } from './lib/command.mjs';

const USAGE = `
npm run export -- FOLDER

Writes all content (articles, pages, quizzes, email templates, images) as files. Files in the folder that no longer
belong to the content are removed.
`;

await dataCommand(USAGE, 'server/commands/content.ts', 'exportTo', { takesPaths: true });
