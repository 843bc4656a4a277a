import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runPayload } from './lib/payload.mjs';

const USAGE = `
npm run generate:types       writes cms/payload-types.ts after the collections changed
       npm run generate:importmap   writes the admin panel's import map after its components changed

Neither needs a database.
`;

await command(USAGE, async () => {
  await ensureInstalled();
  process.exitCode = runPayload(process.argv.slice(2));
});
