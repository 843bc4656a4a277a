import { formatNumber } from '#law/numbers.ts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { versionText } from '#law/buildings/facts.ts';
import { dayInNewYork } from '#law/days.ts';
import { CityDataError } from '../errors.ts';
import { openFile } from '../files/open-file.ts';
import { downloadsDirectory } from '../folders.ts';
import { measureFit } from '../sets/find-source.ts';
import { SETS } from '../sets/index.ts';
import type { SetName } from '../sets/set.ts';
import { download, isAddress } from './download.ts';
import { type Connections, importAlone } from './exclusive.ts';
import { loadSet } from './load-set.ts';
import type { Progress } from './progress.ts';
import { recordImport, type Run } from './recorded.ts';
import { loadDueSets } from './shipped.ts';

interface ImportRequest {
  name: SetName;
  source?: string;
  /** When the publisher last changed the set. Defaults to now. */
  asOf?: Date;
  allowSmall?: boolean;
  startedBy?: string;
  onProgress?: (line: string) => void;
}

/** Share of required columns that identifies a set. Below 1, because a damaged file may lack a column or two. */
const LIKELY_SHARE = 0.8;

/** Many sets share a BIN and a BBL column, so these two do not show that a file belongs to another set. */
const SHARED_COLUMNS = 2;

function requireSet(name: SetName, files: Awaited<ReturnType<typeof openFile>>): void {
  const own = measureFit(SETS[name], files);
  const least = own.share === 1 ? own.columns + SHARED_COLUMNS : own.columns;
  const [other] = Object.values(SETS)
    .map((set) => ({ set, fit: measureFit(set, files) }))
    .filter(({ fit }) => fit.columns > least && fit.share >= LIKELY_SHARE)
    .toSorted((a, b) => b.fit.columns - a.fit.columns)
    .map(({ set }) => set);
  if (!other) return;
  throw new CityDataError(
    `This is a file of ${other.label}, not of ${SETS[name].label}. Nothing was changed. Import it as "${other.name}".`,
  );
}

async function fetchFile(request: ImportRequest, progress: Progress) {
  const set = SETS[request.name];
  const source = request.source ?? set.download;
  if (!isAddress(source)) return { file: source, name: path.basename(source) };
  const file = path.join(downloadsDirectory(), `${request.name}-${process.pid}`);
  progress.step = 'Downloading';
  return { file, name: await download(source, file, set, progress) };
}

async function runImport(request: ImportRequest, client: Connections['client'], { progress, complete }: Run) {
  const set = SETS[request.name];
  const { file, name } = await fetchFile(request, progress);
  progress.step = 'Reading the file';
  const files = await openFile(file, name);
  requireSet(request.name, files);
  const prepared = set.prepare({ files, name, today: dayInNewYork(new Date()) });
  let message = '';
  await loadSet(client, {
    set,
    prepared,
    progress,
    allowSmall: request.allowSmall,
    asOf: request.asOf,
    beforeSwap: async (transaction, { version, rows }) => {
      const text = `${formatNumber(rows)} ${set.counted.unit} of version ${versionText(version)} are loaded.`;
      message = await complete(transaction, text, version);
    },
  });
  return message;
}

const removeDownloads = () => rm(downloadsDirectory(), { recursive: true, force: true });

/** The caller must hold the import lock. */
export async function importNow({ client, history }: Connections, request: ImportRequest): Promise<string> {
  const { name, source = SETS[name].download, startedBy, onProgress } = request;
  await removeDownloads();
  await loadDueSets(client, name);
  const file = isAddress(source) ? source : path.basename(source);
  try {
    return await recordImport(history, { name, file, startedBy, onProgress }, (run) =>
      runImport(request, client, run),
    );
  } finally {
    await removeDownloads();
  }
}

/**
 * Returns a sentence about what was loaded. On failure, keeps the old data and throws a CityDataError that says
 * what to do.
 */
export const importSet = ({
  databaseUrl,
  ...request
}: ImportRequest & { databaseUrl: string }): Promise<string> =>
  importAlone(databaseUrl, (connections) => importNow(connections, request));
