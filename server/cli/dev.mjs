import { command, launchProduct } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';

const USAGE = `
npm run dev

Runs the product from its sources, with hot reload for the site and the admin panel. .env.example lists the settings.
`;

await command(USAGE, async () => {
  await ensureInstalled();
  process.env.NODE_ENV = 'development';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  await launchProduct();
});
