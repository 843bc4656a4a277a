import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { importSet } from '#city-data/import/import-set.ts';
import { SETS } from '#city-data/sets/index.ts';
import type { SetName } from '#city-data/sets/set.ts';

/**
 * Imports a set from a file, and copies its rows once more with a bare COPY. Prints both times in seconds, and how much
 * memory the import took above the idle process, in megabytes.
 *
 * The bare COPY is the least that loading these rows can take: nothing is parsed, checked or indexed. Its rows are written
 * to a file as PostgreSQL gives them, before the clock starts. They go to a logged table of the same columns and
 * constraints, as the import's is, through the same client in pieces of the same size. The time of the commit counts on
 * both sides, and both begin after a checkpoint, so that neither pays for what the other has written.
 */
const [name, file] = process.argv.slice(2) as [SetName, string];
const databaseUrl = process.env.DATABASE_URL ?? '';
const SAMPLE_MS = 20;
const PIECE_BYTES = 128 * 1024;
const MEGABYTE = 1_000_000;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const checkpoint = (client: pg.Client) => client.query('checkpoint');

async function measureImport() {
  await withClient(checkpoint);
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  const seconds = await secondsOf(() => importSet({ databaseUrl, name, source: file }));
  clearInterval(timer);
  return { seconds, megabytes: (peak - idle) / MEGABYTE };
}

/** Of the table that holds nearly all rows. */
async function measureCopy(client: pg.Client): Promise<number> {
  const { table } = SETS[name].counted;
  const rows = path.join(tmpdir(), `lotline-bench-${table}-${process.pid}`);
  try {
    await pipeline(client.query(copyTo(`copy city.${table} to stdout`)), createWriteStream(rows));
    await client.query(`create table city.bare_copy (like city.${table})`);
    await checkpoint(client);
    return await secondsOf(() =>
      pipeline(
        createReadStream(rows, { highWaterMark: PIECE_BYTES }),
        client.query(copyFrom('copy city.bare_copy from stdin')),
      ),
    );
  } finally {
    await client.query('drop table if exists city.bare_copy');
    await rm(rows, { force: true });
  }
}

const { seconds, megabytes } = await measureImport();
process.stdout.write(JSON.stringify({ seconds, megabytes, copySeconds: await withClient(measureCopy) }));
