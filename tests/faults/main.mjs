import { ensureBuilt } from '../../server/cli/lib/build.mjs';
import { command, launch } from '../../server/cli/lib/command.mjs';
import { ensureInstalled } from '../../server/cli/lib/install.mjs';

const USAGE = `
npm run test:faults [-- FAULT ...]

Injects faults (killed processes, a full disk, failing mail ...) while visitors send forms, and checks that each form is
stored once. With names, only these faults. Exits with 1 when something was lost or duplicated, or did not recover.
`;

await command(USAGE, async () => {
  await ensureInstalled();
  await ensureBuilt();
  await launch('tests/faults/run.ts');
});
