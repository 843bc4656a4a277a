import { command } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';
import { slim } from './lib/slim.mjs';

const USAGE = `
npm run slim

Deletes from the installed packages what only building and debugging need, such as type declarations and source maps.
Runs after "npm ci --omit=dev", and does nothing while the development packages are installed.
`;

await command(USAGE, () => slim(inProject('node_modules')));
