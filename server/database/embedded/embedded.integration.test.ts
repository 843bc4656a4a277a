import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { findRunningDatabase } from './connection.ts';
import { findHome } from './home.ts';
import { findPostmaster } from './postmaster.ts';

const log = pino({ level: 'silent' });
const isRoot = process.getuid?.() === 0;
let directory: string;
let running: EmbeddedDatabase | undefined;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lotline-database-'));
  await chmod(directory, 0o755);
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(directory, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  running = await startEmbeddedDatabase({ directory, log, temporary: true });
  return running;
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const answer = await client.query({ text: question, rowMode: 'array' });
  await client.end();
  return answer.rows[0]?.[0];
}

function spawnOwner() {
  const owner = path.join(import.meta.dirname, 'owner.fixture.ts');
  return spawn(process.execPath, ['--import', 'tsx', owner, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('other commands can connect, no second server can start, and data survives a restart', async () => {
  const { url, stop } = await startEmbeddedDatabase({ directory, log });
  expect(await ask(url, 'select current_database()')).toBe('lotline');
  expect(await ask(url, "select current_setting('server_encoding')")).toBe('UTF8');
  expect(await ask(url, "select lower('ÉTAGE')")).toBe('étage');
  expect(await findRunningDatabase(directory)).toBe(url);
  expect((await stat(path.join(directory, 'postgres.json'))).mode & 0o777).toBe(0o600);
  await expect(startEmbeddedDatabase({ directory, log })).rejects.toThrow(
    `The data directory ${directory} is already in use by process ${process.pid}.`,
  );
  await ask(url, 'create table kept as select 7 as number');
  await stop();
  expect(await findRunningDatabase(directory)).toBeUndefined();
  expect(await ask((await start()).url, 'select number from kept')).toBe(7);
});

test.runIf(isRoot)(
  'the cluster is in a shared folder if its user cannot access the data directory',
  async () => {
    await chmod(directory, 0o700);
    const { url, stop } = await start();
    const home = await findHome(directory, log);
    expect(home.folder).toMatch(/^\/var\/lib\/lotline\/[0-9a-f]{16}$/);
    expect(await ask(url, 'select 1')).toBe(1);
    await stop();
    await expect(stat(home.folder)).rejects.toThrow('ENOENT');
  },
);

test('PostgreSQL stops if its owner is killed, and can restart if both were killed', async () => {
  const first = spawnOwner();
  await once(first.stdout, 'data');
  const { cluster } = await findHome(directory, log);
  first.kill('SIGKILL');
  await vi.waitFor(async () => expect(await findPostmaster(cluster)).toBeUndefined(), { timeout: 20_000 });

  const second = spawnOwner();
  await once(second.stdout, 'data');
  const postmaster = await findPostmaster(cluster);
  expect(postmaster?.owner).toBe(second.pid);
  const ended = once(second, 'exit');
  second.kill('SIGKILL');
  process.kill(postmaster?.pid ?? 0, 'SIGKILL');
  await ended;
  expect(await ask((await start()).url, 'select number from kept')).toBe(7);
});
