import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execaNode } from 'execa';
import pg from 'pg';
import { environmentBeside } from '../support/run/product.mjs';
import { suggestionP99 } from './measure.mjs';

const FULL_SIZE = 800_000;
const FILES = { pluto: 'pluto_26v2.csv', pad: 'pad_26b.zip' };

const runScript = (script, words, env) =>
  execaNode(path.join(import.meta.dirname, script), words, { nodeOptions: ['--import', 'tsx'], env });

/** Imports PLUTO and PAD at full size, unless another promise has done so. */
export async function loadFullSize(env) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('select name from city.sets where rows >= $1', [FULL_SIZE]);
  await client.end();
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-bench-'));
  try {
    for (const [set, name] of Object.entries(FILES)) {
      if (rows.some((row) => row.name === set)) continue;
      await runScript('write-city-file.ts', [set, path.join(folder, name)]);
      await runScript('import.ts', [set, path.join(folder, name)], env);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

let typed = [];

/** The 99th percentile of a look-up in the database, in milliseconds, at full size. */
export async function lookUpTime(server) {
  const env = await environmentBeside(server);
  await loadFullSize(env);
  const { stdout } = await runScript('look-up.ts', [], env);
  const measured = JSON.parse(stdout);
  typed = measured.typed;
  return measured.p99;
}

/** The 99th percentile of a suggestion over HTTP, in milliseconds. Rejects where one fails. */
export async function suggestionTime({ url }) {
  // As much of an address as somebody has typed when the list appears: the number and a few letters.
  const beginnings = typed
    .filter((text) => text.includes(' '))
    .map((text) => text.slice(0, text.indexOf(' ') + 5));
  return suggestionP99(new URL('/buildings/suggestions', url).href, beginnings);
}
