import { ensureBuilt } from './lib/build.mjs';
import { command, launchProduct } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';

const USAGE = `
npm start

Installs what is missing, builds what is stale, starts the database, migrates, seeds, and serves. .env.example lists
the settings.
`;

await command(USAGE, async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV = 'production';
  await launchProduct();
});
