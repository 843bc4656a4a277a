import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, onTestFinished } from 'vitest';
import { IMPORT_LOCK } from '#city-data/import/lock.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../../server/cli/data.mjs');
const CITY_DATA = path.join(import.meta.dirname, 'city-data.fixture.ts');

export interface Run {
  child: ChildProcess;
  /** The exit code and output of the command, once it has ended. */
  output: Promise<{ code: number | null; text: string }>;
}

const children: ChildProcess[] = [];

function run(words: readonly string[], environment: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...environment, NODE_ENV: 'production', npm_lifecycle_event: '' },
  });
  children.push(child);
  let text = '';
  child.stdout.on('data', (piece: Buffer) => (text += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (text += piece.toString()));
  return { child, output: once(child, 'close').then(([code]) => ({ code: code as number | null, text })) };
}

/** Runs a command of the product, such as `npm run bulk`, like an operator does. */
export const startCommand = (words: readonly string[]): Run => run([COMMAND, ...words]);

export const startCityData = (words: readonly string[], environment?: Record<string, string>): Run =>
  run(['--import', 'tsx', CITY_DATA, ...words], environment);

export function killAfterEach(): void {
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
}

export async function kill({ child, output }: Run): Promise<void> {
  child.kill('SIGKILL');
  await output;
}

type Database = Pick<pg.Client, 'query'>;

/** Waits until the database runs a statement of the command that matches the pattern. */
export async function untilRunning(db: Database, pattern: string): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt += 1) {
    const { rows } = await db.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name = 'lotline city data' and state = 'active' and query ilike '${pattern}'`,
    );
    if (rows.length > 0) return;
    await wait(5);
  }
  throw new Error(`No statement like ${pattern} was seen.`);
}

async function isLocked(db: Database): Promise<boolean> {
  const { rows } = await db.query(
    `select from pg_locks where locktype = 'advisory' and objid = ${IMPORT_LOCK} and granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.length > 0;
}

/** Waits until the import lock is released. The database notices within a second that a process was killed. */
export async function untilUnlocked(db: Database): Promise<void> {
  for (let attempt = 0; attempt < 500 && (await isLocked(db)); attempt += 1) await wait(20);
  expect(await isLocked(db)).toBe(false);
}

/** Runs a statement in its own transaction. The returned function ends the transaction. */
export async function hold(statement: string): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query('begin');
  await holder.query(statement);
  let released: Promise<void> | undefined;
  const release = () => (released ??= holder.end());
  onTestFinished(release);
  return release;
}
