import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { launch } from './lib/launch.mjs';

const USAGE = `
npm start

Installs what is missing, builds what is stale, starts the database, migrates, seeds, and serves. .env.example lists
the settings.
`;

await command(USAGE, async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV = 'production';
  await launch('server/main.ts');
});
