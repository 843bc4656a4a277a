import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** npm run build: builds what is stale. */
await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
