import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';
import { testEnvironment } from '../run/project.mjs';
import { administrate, copyDatabase, WITHOUT_DURABILITY } from './administrate.ts';
import { addressOf, TEMPLATES, type TestDatabases } from './names.ts';

const PREPARE = path.join(import.meta.dirname, 'prepare-template.ts');
const PREPARE_LIMIT_MS = 180_000;

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases;
  }
}

async function prepareTemplate(work: 'migrate' | 'seed', databaseUrl: string, dataDirectory: string) {
  const env = testEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    PAYLOAD_SECRET: 'the secret of the template',
  });
  const program = ['--import', 'tsx', PREPARE, work];
  const run = promisify(execFile);
  await run(process.execPath, program, { env, timeout: PREPARE_LIMIT_MS }).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`Could not ${work} the template database.\n${stdout}${stderr}`, { cause: error });
  });
}

async function makeTemplates(serverUrl: string, dataDirectory: string): Promise<void> {
  await administrate(serverUrl, [...WITHOUT_DURABILITY, `create database ${TEMPLATES.empty}`]);
  await prepareTemplate('migrate', addressOf(serverUrl, TEMPLATES.empty), dataDirectory);
  await administrate(serverUrl, [copyDatabase(TEMPLATES.empty, TEMPLATES.seeded)]);
  await prepareTemplate('seed', addressOf(serverUrl, TEMPLATES.seeded), dataDirectory);
}

/** Each project of a run loads this file anew: the second finds here what the first has started. */
const shared = globalThis as { testDatabases?: TestDatabases };

async function start() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-integration-'));
  // PostgreSQL may run as a user of its own, who has to reach its files below.
  await chmod(folder, 0o755);
  const seededDataDirectory = path.join(folder, 'seeded');
  await mkdir(seededDataDirectory);
  const log = pino({ level: 'warn' });
  const database = await startEmbeddedDatabase({
    directory: path.join(folder, 'database'),
    temporary: true,
    log,
  });
  const stop = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const serverUrl = addressOf(database.url, 'postgres');
    await makeTemplates(serverUrl, seededDataDirectory);
    return { databases: { serverUrl, seededDataDirectory }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts one PostgreSQL for the whole run, in a temporary folder, with the two databases from which
 * each test file's own is copied. Returns how to take it all away again.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const started = shared.testDatabases ? undefined : await start();
  shared.testDatabases ??= started?.databases;
  if (shared.testDatabases) project.provide('databases', shared.testDatabases);
  return started?.stop;
}
