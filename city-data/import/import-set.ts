import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { dayInNewYork } from '#law/new-york-day.ts';
import { CityDataError } from '../errors.ts';
import { openFile } from '../files/open-file.ts';
import { downloadsDirectory, rejectsDirectory, uploadsDirectory } from '../folders.ts';
import { closeInterrupted, findRunning, openRecord, saveProgress } from './history.ts';
import { isFileOf } from '../sets/find-source.ts';
import { SETS } from '../sets/index.ts';
import type { SetName } from '../sets/set.ts';
import { versionText } from '#law/buildings/facts.ts';
import { loadDueSets } from './shipped.ts';
import { connect, connectToImport } from './connect.ts';
import { download, isAddress } from './download.ts';
import { describeFailure } from './failures.ts';
import { loadSet } from './load-set.ts';
import { withImportLock } from './lock.ts';
import { countText, Progress } from './progress.ts';
import { RejectFile } from './rejects.ts';

export interface ImportRequest {
  databaseUrl: string;
  name: SetName;
  source?: string;
  allowSmall?: boolean;
  startedBy?: string;
  onProgress?: (line: string) => void;
}

const PROGRESS_MS = 1000;

async function refuse(db: Client): Promise<never> {
  const running = await findRunning(db);
  const what = running ? `An import of ${SETS[running.set_name].label}` : 'Another import';
  const since = running
    ? ` since ${running.started_at.slice(0, 16).replace('T', ' ')} UTC (${running.step.toLowerCase()})`
    : '';
  throw new CityDataError(`${what} is under way${since}. Wait until it ends, then start this one again.`);
}

function requireSet(name: SetName, files: Awaited<ReturnType<typeof openFile>>): void {
  if (isFileOf(SETS[name], files)) return;
  const other = Object.values(SETS).find((set) => isFileOf(set, files));
  if (!other) return;
  throw new CityDataError(
    `This is a file of ${other.label}, not of ${SETS[name].label}. Nothing was changed. Import it as "${other.name}".`,
  );
}

interface Work {
  request: ImportRequest;
  client: Client;
  /** For records that others see while the transaction is open. */
  history: Client;
}

async function fetchFile({ request }: Work, progress: Progress) {
  const set = SETS[request.name];
  const source = request.source ?? set.download;
  if (!isAddress(source)) return { file: source, name: path.basename(source) };
  const file = path.join(downloadsDirectory(), `${request.name}-${process.pid}`);
  progress.step = 'Downloading';
  return { file, name: await download(source, file, set, progress) };
}

async function runImport(work: Work, id: string, progress: Progress): Promise<string> {
  const { request, client } = work;
  const set = SETS[request.name];
  const { file, name } = await fetchFile(work, progress);
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
    beforeSwap: async (transaction, { version, rows }) => {
      await progress.rejects?.close();
      const rejected = progress.rejected > 0 ? ` ${countText(progress.rejected)} rows were rejected.` : '';
      message = `${countText(rows)} ${set.counted.unit} of version ${versionText(version)} are loaded.${rejected}`;
      await saveProgress(transaction, id, progress, { state: 'done', message, version });
    },
  });
  return message;
}

async function removeSource({ source }: ImportRequest): Promise<void> {
  await rm(downloadsDirectory(), { recursive: true, force: true });
  const folder = source && path.dirname(source);
  if (folder && path.dirname(folder) === uploadsDirectory())
    await rm(folder, { recursive: true, force: true });
}

async function importWithLock(work: Work): Promise<string> {
  const { request, client, history } = work;
  await closeInterrupted(history, true);
  await rm(downloadsDirectory(), { recursive: true, force: true });
  await loadDueSets(client, request.name);
  const file = request.source ?? SETS[request.name].download;
  const id = await openRecord(history, {
    name: request.name,
    file: isAddress(file) ? file : path.basename(file),
    startedBy: request.startedBy,
  });
  const progress = new Progress(new RejectFile(path.join(rejectsDirectory(), `import-${id}.csv`)));
  const timer = setInterval(() => {
    request.onProgress?.(progress.step);
    void saveProgress(history, id, progress).catch(() => undefined);
  }, PROGRESS_MS);
  try {
    return await runImport(work, id, progress);
  } catch (error) {
    const message = describeFailure(error, path.basename(file));
    await progress.rejects?.close().catch(() => undefined);
    await saveProgress(history, id, progress, { state: 'failed', message }).catch(() => undefined);
    throw new CityDataError(message, { cause: error });
  } finally {
    clearInterval(timer);
    await removeSource(request);
  }
}

/**
 * Returns a sentence about what was loaded. Throws a CityDataError that says what to do, and leaves the old
 * data in place.
 */
export async function importSet(request: ImportRequest): Promise<string> {
  const client = await connectToImport(request.databaseUrl);
  const history = await connect(request.databaseUrl);
  try {
    const message = await withImportLock(client, () => importWithLock({ request, client, history }));
    return message ?? (await refuse(history));
  } finally {
    await Promise.allSettled([client.end(), history.end()]);
  }
}
