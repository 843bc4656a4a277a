import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';

const USAGE = `
npm run build

Builds the site and the admin panel, if their sources have changed since the last build.
`;

await command(USAGE, async () => {
  await ensureInstalled();
  await ensureBuilt();
});
