/** How documents that point to each other find each other: by a key in files, by a number in the database. */
export interface References {
  /** The key of a document, such as "ll97/who-is-covered"; nothing where there is no such document. */
  keyOf: (collection: string, id: number | string) => string | undefined;
  /** The number of a document; nothing where there is none with this key. */
  idOf: (collection: string, key: string) => number | string | undefined;
}

/** A reference whose collection is written beside it, as in rich text. */
interface Pointer {
  relationTo: string;
  value: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPointer = (value: Record<string, unknown>): value is Record<string, unknown> & Pointer =>
  typeof value.relationTo === 'string' && 'value' in value;

/** A copy of any value in which `change` has been asked for another value of each reference. */
export function mapPointers(value: unknown, change: (pointer: Pointer) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapPointers(entry, change));
  if (!isRecord(value)) return value;
  if (isPointer(value)) return { ...value, value: change(value) };
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapPointers(entry, change)]));
}

/** The number behind what a relation holds: a number, or the document that Payload has put there. */
export const idIn = (value: unknown): number | string | undefined => {
  if (isRecord(value)) return idIn(value.id);
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
};
