import type { PayloadRequest } from 'payload';
import { pathOf } from '../paths.ts';
import { PICTURES } from '../registry.ts';
import type { References } from '../references.ts';
import { shapesOf } from '../shapes.ts';
import { yamlOf } from '../yaml.ts';
import { readDocuments, type StoredDocument } from './read-documents.ts';
import { readGlobal } from './read-global.ts';
import { readPictures, type StoredPicture } from './read-pictures.ts';

/** All content of an installation, as its files would be. */
export interface Snapshot {
  /** The words, by the path of their file. */
  texts: Map<string, string>;
  /** By the name of the file. */
  pictures: Map<string, StoredPicture>;
  /** By collection and key, such as "articles/ll97/who-is-covered". */
  documents: Map<string, StoredDocument>;
  /** What is not in the files, and why. */
  notices: string[];
}

/** The name of a document among those of all collections. */
export const nameOf = (collection: string, key: string): string => `${collection}/${key}`;

function referencesAmong(documents: Iterable<StoredDocument>, pictures: Iterable<StoredPicture>): References {
  const keys = new Map<string, string>();
  for (const { collection, id, key } of documents) keys.set(nameOf(collection, String(id)), key);
  for (const { id, name } of pictures) keys.set(nameOf(PICTURES, String(id)), name);
  return { keyOf: (collection, id) => keys.get(nameOf(collection, String(id))), idOf: () => undefined };
}

/** Reads all content, as it is for the transaction of `req`. */
export async function takeSnapshot(req: PayloadRequest): Promise<Snapshot> {
  const shapes = shapesOf(req.payload);
  const notices: string[] = [];
  const pictures = new Map((await readPictures(req)).map((picture) => [picture.name, picture]));
  const documents = new Map<string, StoredDocument>();
  for (const shape of shapes.collections) {
    const found = await readDocuments(req, shape, (notice) => notices.push(notice));
    for (const document of found) documents.set(nameOf(shape.slug, document.key), document);
  }
  const references = referencesAmong(documents.values(), pictures.values());
  const texts = new Map<string, string>();

  for (const { name, document } of pictures.values()) {
    texts.set(pathOf({ kind: 'pictureWords', name }), yamlOf(shapes.picture.toFile(document, references)));
  }
  for (const { slug, codec } of shapes.collections) {
    for (const { collection, key, published, draft } of documents.values()) {
      if (collection !== slug) continue;
      const add = (stored: object | undefined, isDraft: boolean) => {
        const path = pathOf({ kind: 'document', collection, key, isDraft });
        if (stored) texts.set(path, yamlOf(codec.toFile(stored, references)));
      };
      add(published, false);
      add(draft, true);
    }
  }
  for (const { slug, codec } of shapes.globals) {
    const add = (stored: object, isDraft: boolean) =>
      texts.set(pathOf({ kind: 'global', slug, isDraft }), yamlOf(codec.toFile(stored, references)));
    const { published, draft } = await readGlobal(req, slug);
    if (published) add(published, false);
    if (draft) add(draft, true);
  }
  return { texts, pictures, documents, notices };
}
