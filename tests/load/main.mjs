import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../server/cli/lib/build.mjs';
import { command } from '../../server/cli/lib/command.mjs';
import { ensureInstalled } from '../../server/cli/lib/install.mjs';

/**
 * npm run bench: measures the product as it is built, on data of its own, with ten articles and with ten thousand, beside
 * a bare server. Prints what it found; `--write` also puts it into docs/performance.md. `--seconds` and `--rounds` say how
 * long each figure is measured and how often. Exits with 1 when a figure breaks a promise. Memory is read where Linux
 * keeps it.
 */
const FEW = 10;
const MANY = 10_000;
const INTERRUPTED = 130;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
});

const opened = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    void Promise.all([...opened].map(({ close }) => close())).then(() => process.exit(INTERRUPTED));
  });
}

async function measure() {
  const { measureSize } = await import('./size.mjs');
  const { measureGigabyte } = await import('./gigabyte.mjs');
  const { measureUploads } = await import('./uploads.mjs');
  const also = async (server) => [await measureUploads(server), await measureGigabyte(server)];
  const options = { opened, seconds: Number(values.seconds), rounds: Number(values.rounds) };
  return [await measureSize(FEW, { ...options, also }), await measureSize(MANY, options)];
}

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const sizes = await measure();
  const { promisesOf } = await import('./promises.mjs');
  const { reportOf, writeReport } = await import('./report.mjs');
  const promises = promisesOf({ few: sizes[0].scenarios, many: sizes[1].scenarios });
  const report = reportOf({ sizes, promises });
  console.log(`\n${report}`);
  if (values.write) await writeReport(report);
  const isAllKept = [...promises.map(({ isKept }) => isKept), ...sizes[0].others.map(({ isGood }) => isGood)];
  process.exitCode = isAllKept.every(Boolean) ? 0 : 1;
});
