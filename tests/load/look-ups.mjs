import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execaNode } from 'execa';
import pg from 'pg';
import { environmentBeside } from '../support/run/product.mjs';

const CONNECTIONS = 16;
const REQUESTS = 3000;
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
  const times = [];
  let next = 0;
  const visitor = async () => {
    while (next < REQUESTS) {
      const q = beginnings[(next += 1) % beginnings.length];
      const start = performance.now();
      const response = await fetch(new URL(`/buildings/suggestions?${new URLSearchParams({ q })}`, url));
      await response.json();
      if (!response.ok) throw new Error(`A suggestion was answered with ${response.status}.`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const measured = times.slice(REQUESTS / 10).sort((a, b) => a - b);
  return measured[Math.floor(measured.length * 0.99)];
}
