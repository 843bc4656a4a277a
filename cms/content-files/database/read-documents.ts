import type { CollectionSlug, PayloadRequest } from 'payload';
import { keyFrom } from '../paths.ts';
import type { CollectionShape } from '../shapes.ts';

export type Stored = Record<string, unknown> & { id: number | string };

/** A document as it stands in the database. */
export interface StoredDocument {
  collection: CollectionSlug;
  key: string;
  id: number | string;
  /** What visitors see; nothing where it was never published, or is not any more. */
  published?: Stored;
  /** What editors see instead, where there is a newer draft. */
  draft?: Stored;
}

const everything = { pagination: false, depth: 0, sort: 'id' } as const;

async function readAll(req: PayloadRequest, { slug, hasDrafts }: CollectionShape) {
  const find = (draft: boolean) => req.payload.find({ collection: slug, draft, ...everything, req });
  const { docs: rows } = await find(false);
  const { docs: newest } = hasDrafts ? await find(true) : { docs: [] };
  const isDraft = (document: object): boolean => '_status' in document && document._status === 'draft';
  const seen = rows.filter((row) => !isDraft(row)) as unknown as Stored[];
  const drafts = newest.filter(isDraft) as unknown as Stored[];
  return {
    published: new Map(seen.map((row) => [row.id, row])),
    drafts: new Map(drafts.map((row) => [row.id, row])),
  };
}

const keyOf = ({ key }: CollectionShape, document: Stored | undefined): string | undefined =>
  document && keyFrom(key.map((field) => document[field]));

/**
 * The documents of a collection, each with what is published of it and its newest draft. Those that cannot be named,
 * as nobody has given them an address yet, are told to `leaveOut`.
 */
export async function readDocuments(
  req: PayloadRequest,
  shape: CollectionShape,
  leaveOut: (notice: string) => void,
): Promise<StoredDocument[]> {
  const { published, drafts } = await readAll(req, shape);
  const found = new Map<string, StoredDocument>();
  for (const id of new Set([...published.keys(), ...drafts.keys()])) {
    const document = { published: published.get(id), draft: drafts.get(id) };
    const key = keyOf(shape, document.published ?? document.draft);
    if (key === undefined) leaveOut(`${shape.slug}: a draft without ${shape.key.join(' and ')} is left out.`);
    else if (found.has(key)) leaveOut(`${shape.slug}: of two documents called ${key}, one is left out.`);
    else found.set(key, { collection: shape.slug, key, id, ...document });
  }
  return [...found.values()];
}
