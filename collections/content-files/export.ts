import { createLocalReq, type Payload } from 'payload';
import { type FolderChanges, requireOwnFolder, writeFolder } from './folder.ts';
import { PICTURES } from '#cms/content-kinds.ts';
import { MARKER, MARKER_TEXT, nameOf } from './paths.ts';
import { readPictureFile } from './pictures.ts';
import { takeSnapshot } from './snapshot.ts';

export interface ExportOutcome extends FolderChanges {
  files: number;
  notices: string[];
}

/**
 * Fills an empty folder or updates an export. Throws a ContentError for any other folder. See
 * docs/content-as-files.md.
 */
export async function exportContent(payload: Payload, folder: string): Promise<ExportOutcome> {
  await requireOwnFolder(folder);
  const { texts, documents, notices } = await takeSnapshot(await createLocalReq({}, payload));
  const files = new Map<string, () => Promise<Buffer>>();
  for (const [path, text] of [[MARKER, MARKER_TEXT] as const, ...texts]) {
    files.set(path, () => Promise.resolve(Buffer.from(text)));
  }
  for (const { collection, key } of documents.values()) {
    if (collection !== PICTURES) continue;
    files.set(nameOf(PICTURES, key), async () => readPictureFile(await createLocalReq({}, payload), key));
  }
  return { files: files.size, ...(await writeFolder(folder, files)), notices };
}
