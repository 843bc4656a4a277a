import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../server/cli/lib/build.mjs';
import { command } from '../../server/cli/lib/command.mjs';
import { ensureInstalled } from '../../server/cli/lib/install.mjs';
import { answerHelp } from '../../server/cli/lib/command.mjs';

const USAGE = `
npm run bench -- [--write] [--seconds N] [--rounds N]

Measures speed and memory of the built product on data of its own, with ten articles and with ten thousand, beside a
bare server. Exits with 1 when a figure breaks a promise. Needs Linux.

  --write      also writes the figures to docs/performance.md
  --seconds N  how long each figure is measured (3)
  --rounds N   how often each figure is measured (3)
`;

answerHelp(USAGE);

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

await command(USAGE, async () => {
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
