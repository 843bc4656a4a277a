import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg, { type ClientBase } from 'pg';
import { dayInNewYork } from '#law/days.ts';
import { openFile } from '../files/open-file.ts';
import { withImportLock } from './lock.ts';
import { loadSet } from './load-set.ts';
import { Progress } from './progress.ts';
import { SETS } from '../sets/index.ts';
import type { SetName } from '../sets/set.ts';

interface Shipped {
  file: string;
  version: string;
}

const SHIPPED = {
  covered: { file: 'covered-buildings-2026-03.csv.gz', version: '2026-03' },
  pluto: { file: 'lots-sample.csv', version: 'sample' },
  // Addresses that visitors type but the other lists spell differently. We made up their street codes.
  pad: { file: 'addresses-sample.csv', version: 'sample' },
} satisfies Partial<Record<SetName, Shipped>>;

type ShippedName = keyof typeof SHIPPED;

const FOLDER = path.resolve(fileURLToPath(import.meta.url), '../../shipped');

interface Loaded {
  name: string;
  version: string;
  is_shipped: boolean;
}

const leadingYear = (version: string): number => Number(/^\d{4}/.exec(version)?.[0] ?? 0);

/** An imported data set is replaced only if it is from an earlier year. A sample never replaces an imported set. */
function isDue(version: string, loaded: Loaded | undefined): boolean {
  if (!loaded) return true;
  return loaded.is_shipped ? loaded.version !== version : leadingYear(version) > leadingYear(loaded.version);
}

async function findDue(client: ClientBase): Promise<ShippedName[]> {
  const { rows } = await client.query<Loaded>('select name, version, is_shipped from city.sets');
  const names = Object.keys(SHIPPED) as ShippedName[];
  return names.filter((name) =>
    isDue(
      SHIPPED[name].version,
      rows.find((each) => each.name === name),
    ),
  );
}

async function loadShippedSet(client: ClientBase, name: ShippedName): Promise<void> {
  const { file, version } = SHIPPED[name];
  const set = SETS[name];
  const today = dayInNewYork(new Date());
  const prepared = set.prepare({ files: await openFile(path.join(FOLDER, file)), name: file, today });
  await loadSet(client, { set, prepared, progress: new Progress(), shippedAs: version });
}

/** `client` must hold the import lock. */
export async function loadDueSets(client: ClientBase, except?: SetName): Promise<SetName[]> {
  const due = (await findDue(client)).filter((name) => name !== except);
  for (const name of due) await loadShippedSet(client, name);
  return due;
}

/**
 * Returns the names of the data sets that it loaded. Does nothing while an import is running, because every import
 * also loads the shipped sets first.
 */
export async function loadShippedSets(connectionString: string): Promise<SetName[]> {
  const client = new pg.Client({ connectionString, application_name: 'lotline city data' });
  await client.connect();
  try {
    if ((await findDue(client)).length === 0) return [];
    return (await withImportLock(client, () => loadDueSets(client))) ?? [];
  } finally {
    await client.end();
  }
}
