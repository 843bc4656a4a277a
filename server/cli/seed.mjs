import path from 'node:path';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { launch } from './lib/launch.mjs';

/** Where the command was typed: npm changes to the project's root, and tells where it came from. */
const typedIn = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd();

/** npm run seed [-- folder]: seeds the product's content, or the articles of a folder. */
await command(async () => {
  await ensureInstalled();
  const folder = process.argv[2];
  if (folder) process.argv[2] = path.resolve(typedIn, folder);
  process.env.NODE_ENV = process.env.NODE_ENV || 'production';
  await launch('server/seed.ts');
});
