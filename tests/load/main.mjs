import { ensureBuilt } from '../../server/cli/lib/build.mjs';
import { command } from '../../server/cli/lib/command.mjs';
import { ensureInstalled } from '../../server/cli/lib/install.mjs';
import { startServer } from '../support/run/server.mjs';
import { measureGigabyte } from './gigabyte.mjs';
import { measureUploads } from './uploads.mjs';

/**
 * npm run bench: measures the product as it is built, on data of its own, and prints what it found. Exits with
 * 1 when a figure breaks a promise. Memory is read where Linux keeps it.
 */
const MEASUREMENTS = [measureUploads, measureGigabyte];
const INTERRUPTED = 130;

const print = ({ name, figures, isGood }) => {
  const rows = Object.entries(figures).map(
    ([figure, value]) => `  ${figure.padEnd(28)}${value.padStart(12)}`,
  );
  console.log([`\n${isGood ? 'ok    ' : 'FAILED'}  ${name}`, ...rows].join('\n'));
};

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const server = await startServer();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void server.close().then(() => process.exit(INTERRUPTED)));
  }
  try {
    for (const measure of MEASUREMENTS) {
      const measured = await measure(server);
      print(measured);
      if (!measured.isGood) process.exitCode = 1;
    }
  } finally {
    await server.close();
  }
});
