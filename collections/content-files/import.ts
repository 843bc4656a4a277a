import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { createLocalReq, type Payload } from 'payload';
import { PICTURES } from '#cms/content-kinds.ts';
import { findErrors } from './check.ts';
import { type ContentCodecs, contentCodecs } from './content-codecs.ts';
import { contentName, otherVersionPath } from './paths.ts';
import { isDrawing, readPictureFile } from './pictures.ts';
import {
  ContentError,
  type ContentFolder,
  readFolder,
  requireExport,
  type WrittenFile,
} from './read-folder.ts';
import { loadStored, type StoredContent } from './stored.ts';
import { writeContent } from './write.ts';

interface Prepared {
  codecs: ContentCodecs;
  content: ContentFolder;
  stored: StoredContent;
}

export async function prepare(payload: Payload, folder: string): Promise<Prepared> {
  const codecs = contentCodecs(payload);
  const content = await readFolder(folder, codecs);
  const stored = await loadStored(await createLocalReq({}, payload), codecs);
  const errors = await findErrors(content, codecs, stored);
  if (errors.length > 0) throw new ContentError(errors);
  return { codecs, content, stored };
}

const asJson = (values: unknown): unknown => JSON.parse(JSON.stringify(values ?? null));

export const isStored = ({ place, values }: WrittenFile, { valuesAt }: StoredContent): boolean =>
  isDeepStrictEqual(asJson(values), asJson(valuesAt(place)));

/**
 * Reports new images under existing names, because browsers and caches would keep the old ones. Skips drawings,
 * because converting one again may produce different bytes.
 */
async function replacedPictures(payload: Payload, { content, stored }: Prepared): Promise<string[]> {
  const errors: string[] = [];
  for (const [name, file] of content.pictures) {
    if (isDrawing(file) || !stored.documents.has(contentName(PICTURES, name))) continue;
    const bytes = await readPictureFile(await createLocalReq({}, payload), name);
    if (bytes.equals(await readFile(file))) continue;
    errors.push(`${PICTURES}/${name}: another picture has this name. Give this one a new name.`);
  }
  return errors;
}

export interface ImportOutcome {
  changes: string[];
  unchanged: number;
}

/** Beyond this number, rebuilding the search index is faster than updating each document. */
const MAX_SINGLE_UPDATES = 50;

export async function importContent(
  payload: Payload,
  folder: string,
  { dryRun = false } = {},
): Promise<ImportOutcome> {
  await requireExport(folder);
  const prepared = await prepare(payload, folder);
  const { codecs, content, stored } = prepared;
  const errors = await replacedPictures(payload, prepared);
  if (errors.length > 0) throw new ContentError(errors);

  const changed = content.files.filter((file) => !isStored(file, stored));
  const changedPaths = new Set(changed.map(({ path }) => path));
  const present = new Set(content.files.map(({ path }) => path));
  const files = content.files.filter(
    ({ place, path }) =>
      changedPaths.has(path) || (place.isDraft && changedPaths.has(otherVersionPath(place))),
  );
  if (files.length > 0 && !dryRun) {
    const isBulk = changed.length > MAX_SINGLE_UPDATES;
    await writeContent(payload, { files, pictures: content.pictures, codecs, stored, isBulk });
  }
  const changes = changed.flatMap(({ path, place }) => {
    const document = stored.documents.get(contentName(place.folder, place.key));
    const draft = otherVersionPath(place);
    return [
      { path, what: document ? 'update ' : 'create ', note: '' },
      ...(document?.draft && !place.isDraft && !present.has(draft)
        ? [{ path: draft, what: 'replace', note: ' (a draft in the database: it stays among the versions)' }]
        : []),
    ];
  });
  return {
    changes: changes
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, what, note }) => `${what} ${path}${note}`),
    unchanged: content.files.length - changed.length,
  };
}
