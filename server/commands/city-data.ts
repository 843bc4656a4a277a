import { parseArgs } from 'node:util';
import type { ClientConfig } from 'pg';
import { importSet } from '#city-data/import/import-set.ts';
import { SYNCED_NAMES } from '#city-data/sets/index.ts';
import { SET_NAMES, type SetName } from '#city-data/sets/set.ts';
import { describeStatus, readStatus } from '#city-data/status.ts';
import { type Sync, syncSets } from '#city-data/sync/sync.ts';
import { loadBackOffice } from '../back-office/load.ts';
import { withBootLock, withClient } from '../database/client.ts';
import type { Environment } from '../environment/load.ts';
import { ReadableError } from '../readable-error.ts';
import { print, runOnDatabase } from './run.ts';

const USAGE = `Give one of these: import SET [FILE | ADDRESS], sync [SET...], status. The sets are ${SET_NAMES.join(', ')}.`;

const isSet = (name: string | undefined): name is SetName => SET_NAMES.some((each) => each === name);

const clientConfig = (connectionString: string): ClientConfig => ({
  connectionString,
  application_name: 'lotline city data',
});

/** Runs migrations if the database is new. Otherwise skips loading Payload, which takes longer than an import. */
async function requireSchema(databaseUrl: string): Promise<void> {
  const { rows } = await withClient(clientConfig(databaseUrl), (client) =>
    client.query<{ exists: boolean }>("select to_regclass('city.syncs') is not null as exists"),
  );
  if (rows[0]?.exists) return;
  const backOffice = await loadBackOffice();
  const payload = await backOffice.openPayload();
  await withBootLock(databaseUrl, () => backOffice.migrate(payload));
  await backOffice.closePayload(payload);
}

interface Options {
  allowSmall: boolean;
  startedBy: string | undefined;
}

async function importFrom(databaseUrl: string, words: string[], options: Options): Promise<void> {
  const [name, source, ...others] = words;
  if (!isSet(name) || others.length > 0) throw new ReadableError(USAGE);
  let lastStep = '';
  const onProgress = (line: string) => {
    if (line !== lastStep) print(line);
    lastStep = line;
  };
  const message = await importSet({ databaseUrl, name, source, onProgress, ...options });
  print(message);
}

async function syncFrom(
  { OPEN_DATA_URL: url, OPEN_DATA_TOKEN: token }: Environment,
  databaseUrl: string,
  words: string[],
  options: Pick<Sync, 'onlyDue' | 'onlyMissing' | 'allowSmall'>,
): Promise<void> {
  const names = SYNCED_NAMES.filter((name) => words.includes(name));
  if (names.length < new Set(words).size) {
    throw new ReadableError(`Only these sets are synced: ${SYNCED_NAMES.join(', ')}.`);
  }
  const failed = await syncSets({
    databaseUrl,
    portal: { url, token },
    names: names.length > 0 ? names : undefined,
    print,
    ...options,
  });
  if (failed.length > 0) throw new ReadableError(`Not synced: ${failed.join(', ')}.`);
}

export const cityData = () =>
  runOnDatabase(async ({ environment, databaseUrl }) => {
    const { values, positionals } = parseArgs({
      options: {
        'allow-small': { type: 'boolean', default: false },
        'started-by': { type: 'string' },
        due: { type: 'boolean' },
        missing: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [verb, ...words] = positionals;
    const { 'allow-small': allowSmall, 'started-by': startedBy, due: onlyDue, missing: onlyMissing } = values;
    await requireSchema(databaseUrl);
    if (verb === 'import') await importFrom(databaseUrl, words, { allowSmall, startedBy });
    else if (verb === 'sync')
      await syncFrom(environment, databaseUrl, words, { onlyDue, onlyMissing, allowSmall });
    else if (verb === 'status' && words.length === 0) {
      const status = await withClient(clientConfig(databaseUrl), readStatus);
      for (const line of describeStatus(status)) print(line);
    } else throw new ReadableError(USAGE);
  });
