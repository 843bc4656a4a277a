import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { launch } from './lib/launch.mjs';

/** npm start: installs what is missing, builds what is stale, and runs the product. */
await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV = 'production';
  await launch('server/main.ts');
});
