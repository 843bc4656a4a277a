import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type BulkFile, type Manifest, MANIFEST, parseManifest } from './manifest.ts';
import { bulkStorage } from './storage.ts';

/** The newest edition, or an older one that is still there. */
export async function findEdition(wanted?: string): Promise<Manifest | undefined> {
  const storage = bulkStorage();
  const versions = await storage.versions();
  const version = wanted === undefined ? versions[0] : versions.find((each) => each === wanted);
  const manifest = version === undefined ? undefined : await storage.open(version, MANIFEST);
  return manifest && parseManifest(await text(manifest));
}

export interface FoundFile {
  file: BulkFile;
  open: () => Promise<Readable | undefined>;
}

export async function findFile(name: string, version?: string): Promise<FoundFile | undefined> {
  const edition = await findEdition(version);
  const file = edition?.files.find((each) => each.name === name);
  return file && edition && { file, open: () => bulkStorage().open(edition.version, name) };
}
