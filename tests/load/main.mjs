import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../server/cli/lib/build.mjs';
import { command } from '../../server/cli/lib/command.mjs';
import { ensureInstalled } from '../../server/cli/lib/install.mjs';
import { program } from '../support/run/project.mjs';

const USAGE = `
npm run bench -- [--write] [--seconds N] [--rounds N] [--only TEXT]...

Measures the promises of docs/performance.md on the built product with data of its own. Exits with 1 when one is
broken. Needs Linux, and takes about half an hour.

  --write      also writes the results to docs/performance.md
  --seconds N  how long each rate is measured (4)
  --rounds N   how often each ratio is measured (5): the median counts
  --only TEXT  measures only the promises with this text, such as "bills", or one of several; not with --write
`;

const OPTIONS = {
  seconds: { type: 'string', default: '4' },
  rounds: { type: 'string', default: '5' },
  only: { type: 'string', multiple: true, default: [] },
  write: { type: 'boolean', default: false },
};
const DOCUMENT = 'docs/performance.md';
const MEASURED = /(<!-- measured: begin -->\n)[^]*(\n<!-- measured: end -->)/;
const INTERRUPTED = 130;

/** Rounds to two significant digits below ten, and to whole numbers from ten up. */
const figure = (number) =>
  number >= 10 ? String(Math.round(number)) : String(Number(number.toPrecision(2)));

const machine = () =>
  `Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${availableParallelism()} ` +
  `cores (${cpus()[0]?.model.trim()}).`;

const choosePromises = (promises, { only }) =>
  only.length === 0 ? promises : promises.filter(({ text }) => only.some((part) => text.includes(part)));

async function measureAll(options) {
  const { startServer } = await import('../support/run/product.mjs');
  const { findMedian } = await import('./measure.mjs');
  const { PROMISES } = await import('./promises.mjs');
  const server = await startServer({ variables: { RATE_LIMIT_FORMS_PER_MINUTE: '0' } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void server.close().then(() => process.exit(INTERRUPTED)));
  }
  const results = [];
  try {
    for (const { text, measure, isKept } of choosePromises(PROMISES, options)) {
      const rounds = [await measure(server, options)].flat();
      const median = findMedian(rounds);
      const range =
        rounds.length > 1 ? ` (${figure(Math.min(...rounds))} to ${figure(Math.max(...rounds))})` : '';
      const found = `${figure(median)}${range}`;
      results.push({ text, found, isKept: isKept(median) });
      console.log(`${isKept(median) ? 'kept  ' : 'BROKEN'}  ${found.padEnd(19)}  ${text}`);
    }
  } finally {
    await server.close();
  }
  return results;
}

async function write(results) {
  const rows = results.map(
    ({ text, found, isKept }) => `| ${isKept ? 'yes' : '**no**'} | ${text} | ${found} |`,
  );
  const table = ['| Kept | Promise | Measured |', '| --- | --- | --- |', ...rows].join('\n');
  const document = await readFile(DOCUMENT, 'utf8');
  const text = document.replace(MEASURED, (_, begin, end) => `${begin}\n${machine()}\n\n${table}\n${end}`);
  await writeFile(DOCUMENT, text);
  execFileSync(process.execPath, [...program('oxfmt'), DOCUMENT]);
}

await command(USAGE, async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { values } = parseArgs({ options: OPTIONS });
  const options = { seconds: Number(values.seconds), rounds: Number(values.rounds), only: values.only };
  const results = await measureAll(options);
  if (values.write && values.only.length === 0) await write(results);
  process.exitCode = results.every(({ isKept }) => isKept) ? 0 : 1;
});
