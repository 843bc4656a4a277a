import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { launch } from './lib/launch.mjs';

/** npm run dev: runs the product from its sources. */
await command(async () => {
  await ensureInstalled();
  process.env.NODE_ENV = 'development';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  await launch('server/main.ts');
});
