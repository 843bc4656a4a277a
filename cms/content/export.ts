import { createLocalReq, type Payload } from 'payload';
import { MARKER, MARKER_TEXT, pathOf } from './paths.ts';
import { readPictureFile } from './pictures.ts';
import { takeSnapshot } from './snapshot.ts';
import { type FolderChanges, requireOwnFolder, writeFolder } from './folder.ts';

/** What an export did. */
export interface ExportOutcome extends FolderChanges {
  files: number;
  /** What is not in the files, and why. */
  notices: string[];
}

/**
 * Writes all content into a folder, as docs/content-as-files.md describes it. A folder that is an export already is
 * brought up to date. Throws a ContentError for a folder that holds something else.
 */
export async function exportContent(payload: Payload, folder: string): Promise<ExportOutcome> {
  await requireOwnFolder(folder);
  const { texts, pictures, notices } = await takeSnapshot(await createLocalReq({}, payload));
  const files = new Map<string, () => Promise<Buffer>>();
  for (const [path, text] of [[MARKER, MARKER_TEXT] as const, ...texts]) {
    files.set(path, () => Promise.resolve(Buffer.from(text)));
  }
  for (const name of pictures.keys()) {
    files.set(pathOf({ kind: 'picture', name }), async () =>
      readPictureFile(await createLocalReq({}, payload), name),
    );
  }
  const changes = await writeFolder(folder, files);
  return { files: files.size, ...changes, notices };
}
