import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPayload, type Payload } from 'payload';
import { inject } from 'vitest';
import { variableNames } from '#server/environment/variables.ts';
import { administrate, copyDatabase, dropDatabase } from './database/administrate.ts';
import { addressOf, TEMPLATES } from './database/names.ts';

export interface TestPayload {
  payload: Payload;
  /** The folder of its images, its outbox and the like. Deleted by `close`. */
  dataDirectory: string;
  close: () => Promise<void>;
}

let opened = false;

function setEnvironment(variables: Record<string, string>): void {
  for (const name of variableNames) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, variables);
}

/** Ends the idle connections. The one that Payload holds for good is ended with the database. */
function releaseConnections({ db }: Payload): void {
  db.pool.on('error', () => undefined);
  void db.pool.end();
}

/**
 * Opens Payload on a fresh database for one test file: a copy of the migrated template, with the
 * site's content unless `seeded` is false. A file opens one, in `beforeAll`, and closes it in
 * `afterAll`, as Payload's configuration is read once.
 */
export async function createTestPayload({
  seeded = true,
  environment = {},
}: {
  seeded?: boolean;
  /** More variables, such as those of a bucket. */
  environment?: Record<string, string>;
} = {}): Promise<TestPayload> {
  if (opened) throw new Error('A test file has one Payload: put the other tests in a file of their own.');
  opened = true;
  const { serverUrl, seededDataDirectory } = inject('databases');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'lotline-test-'));
  if (seeded) await cp(seededDataDirectory, dataDirectory, { recursive: true });
  await administrate(serverUrl, [copyDatabase(seeded ? TEMPLATES.seeded : TEMPLATES.empty, name)]);
  setEnvironment({
    DATABASE_URL: addressOf(serverUrl, name),
    DATA_DIR: dataDirectory,
    PAYLOAD_SECRET: randomBytes(16).toString('hex'),
    ...environment,
  });
  const { default: config } = await import('#cms/payload.config.ts');
  const payload = await getPayload({ config });
  return {
    payload,
    dataDirectory,
    async close() {
      releaseConnections(payload);
      await payload.destroy();
      await administrate(serverUrl, [dropDatabase(name)]);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
