import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPayload, type Payload } from 'payload';
import { inject, vi } from 'vitest';
import { emitContentEvent } from '#cms/events/hub.ts';
import { catchUp, startContentEvents, stopContentEvents } from '#cms/listener.ts';
import { variableNames } from '#server/environment/variables.ts';
import '#server/provide.ts';
import { administrate, copyDatabase, dropDatabase } from './database/administrate.ts';
import { toDatabaseUrl, TEMPLATES } from './database/names.ts';

export interface TestPayload {
  payload: Payload;
  /** The folder for its images, its outbox and other data, which is deleted before the worker's next file. */
  dataDirectory: string;
  close: () => Promise<void>;
}

const NAME = `test_${randomBytes(8).toString('hex')}`;
let dataDirectory: string | undefined;
let opened = false;
let waitsForEvents = false;

function setEnvironment(variables: Record<string, string>): void {
  // Vitest restores stubbed variables before the next test, which would undo the variables set here.
  vi.unstubAllEnvs();
  for (const name of variableNames) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, variables);
}

async function makeDataDirectory(seeded: boolean): Promise<string> {
  dataDirectory ??= await mkdtemp(path.join(tmpdir(), 'lotline-test-'));
  await rm(dataDirectory, { recursive: true, force: true });
  await mkdir(dataDirectory);
  if (seeded) await cp(inject('databases').seededDataDirectory, dataDirectory, { recursive: true });
  return dataDirectory;
}

/** Delays each commit until the events of its transaction have arrived, so that no test reads outdated content. */
function waitForEvents({ db }: Payload): void {
  if (waitsForEvents) return;
  waitsForEvents = true;
  const commit = db.commitTransaction.bind(db);
  db.commitTransaction = async (id) => {
    await commit(id);
    await catchUp();
  };
}

/** Caches content like the product does, because loading it for each page takes longer than most tests. */
async function cacheContent(payload: Payload, databaseUrl: string): Promise<void> {
  waitForEvents(payload);
  await startContentEvents(databaseUrl);
  emitContentEvent({ collection: 'all', change: 'changed' });
}

/**
 * Opens Payload on a fresh database for one test file: a copy of the migrated template, with the site's content unless
 * `seeded` is false. A test file opens it in `beforeAll` and closes it in `afterAll`. The files of a worker share one
 * Payload instance, because loading it takes longer than most of them. Only its database is replaced.
 */
export async function createTestPayload({
  seeded = true,
  environment = {},
}: {
  seeded?: boolean;
  /** Additional environment variables, such as those of a bucket. */
  environment?: Record<string, string>;
} = {}): Promise<TestPayload> {
  if (opened) throw new Error('Close the Payload of this file before you open another.');
  opened = true;
  const { serverUrl } = inject('databases');
  const directory = await makeDataDirectory(seeded);
  await administrate(serverUrl, [
    dropDatabase(NAME),
    copyDatabase(seeded ? TEMPLATES.seeded : TEMPLATES.empty, NAME),
  ]);
  setEnvironment({
    DATABASE_URL: toDatabaseUrl(serverUrl, NAME),
    DATA_DIR: directory,
    PAYLOAD_SECRET: 'the secret of the tests',
    EXAMPLE_PARTNERS: 'on',
    ...environment,
  });
  const { default: config } = await import('#cms/payload.config.ts');
  const payload = await getPayload({ config });
  if (seeded) await cacheContent(payload, toDatabaseUrl(serverUrl, NAME));
  return {
    payload,
    dataDirectory: directory,
    close: async () => {
      opened = false;
      await stopContentEvents();
      await administrate(serverUrl, [dropDatabase(NAME)]);
    },
  };
}
