import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';
import { ensureBuilt, STARTING_CONTENT } from '#server/cli/lib/build.mjs';
import { testEnvironment } from '../run/project.mjs';
import { administrate, copyDatabase, WITHOUT_DURABILITY } from './administrate.ts';
import { toDatabaseUrl, TEMPLATES, type TestDatabases } from './names.ts';

const PREPARE = path.join(import.meta.dirname, 'prepare-template.ts');
const PREPARE_LIMIT_MS = 180_000;

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases;
  }
}

async function prepareTemplate(databaseUrl: string, dataDirectory: string) {
  const env = testEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    PAYLOAD_SECRET: 'the secret of the template',
  });
  const run = promisify(execFile);
  await run(process.execPath, ['--import', 'tsx', PREPARE], { env, timeout: PREPARE_LIMIT_MS }).catch(
    (error: unknown) => {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`Could not prepare the template database.\n${stdout}${stderr}`, { cause: error });
    },
  );
}

/** Deletes all rows except the names of the migrations, as if nothing had been seeded. */
const CLEAR = `do $$ declare tables text; begin
  select string_agg(format('%I.%I', schemaname, tablename), ', ') into tables from pg_tables
    where schemaname in ('public', 'city', 'search') and tablename <> 'payload_migrations';
  execute 'truncate ' || tables || ' restart identity';
end $$`;

async function makeTemplates(serverUrl: string, dataDirectory: string): Promise<void> {
  await ensureBuilt(STARTING_CONTENT);
  await administrate(serverUrl, [...WITHOUT_DURABILITY, `create database ${TEMPLATES.seeded}`]);
  await prepareTemplate(toDatabaseUrl(serverUrl, TEMPLATES.seeded), dataDirectory);
  await administrate(serverUrl, [copyDatabase(TEMPLATES.seeded, TEMPLATES.empty)]);
  await administrate(toDatabaseUrl(serverUrl, TEMPLATES.empty), [CLEAR]);
}

/** Each Vitest project of a run loads this file again, so the second one reuses the databases of the first. */
const shared = globalThis as { testDatabases?: TestDatabases };

async function start() {
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-integration-'));
  // PostgreSQL may run as its own user, who needs access to its files in this folder.
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
    const serverUrl = toDatabaseUrl(database.url, 'postgres');
    await makeTemplates(serverUrl, seededDataDirectory);
    return { databases: { serverUrl, seededDataDirectory }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts one PostgreSQL server for the whole run in a temporary folder, with the two template databases that test files
 * copy. Returns a function that stops the server and deletes the folder.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const started = shared.testDatabases ? undefined : await start();
  shared.testDatabases ??= started?.databases;
  if (shared.testDatabases) project.provide('databases', shared.testDatabases);
  return started?.stop;
}
