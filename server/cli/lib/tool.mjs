import path from 'node:path';
import { command } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';

/** Where the command was typed: npm changes to the project's root, and tells where it came from. */
const typedIn = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd();

/** Makes the arguments that name a folder or a file independent of where the command was typed. */
function resolvePlaces() {
  const [, , ...words] = process.argv;
  const resolved = words.map((word) => (word.startsWith('-') ? word : path.resolve(typedIn, word)));
  process.argv.splice(2, words.length, ...resolved);
}

/** Runs a command that works on the product's data. `places`: its positional arguments are folders. */
export const tool = (usage, file, { places = false } = {}) =>
  command(usage, async () => {
    await ensureInstalled();
    if (places) resolvePlaces();
    process.env.NODE_ENV = process.env.NODE_ENV || 'production';
    await launch(file);
  });
