import { ensureBuilt } from '../../server/cli/lib/build.mjs';
import { command } from '../../server/cli/lib/command.mjs';
import { ensureInstalled } from '../../server/cli/lib/install.mjs';
import { launch } from '../../server/cli/lib/launch.mjs';

/**
 * npm run test:faults: breaks what the product stands on while visitors send forms, and counts what became of them.
 * With names, only these faults. Exits with 1 when something was lost, came twice, or did not recover.
 */
await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await launch('tests/faults/run.ts');
});
