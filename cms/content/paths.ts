import { CONTENT_KINDS, kindOf, PICTURES } from './kinds.ts';

/** The file by which a folder is known to be an export. */
export const MARKER = 'lotline-content.yaml';
export const MARKER_TEXT =
  '# Content of Lotline, written by "npm run export" and read by "npm run import".\nformat: 2\n';

const GLOBALS = 'globals';
const DRAFT = '.draft';

/** What a content file is. */
export type ContentPlace =
  | { kind: 'document'; collection: string; key: string; isDraft: boolean }
  | { kind: 'global'; slug: string; isDraft: boolean }
  | { kind: 'picture'; name: string }
  | { kind: 'description'; name: string };

/** A part of a key as a name that every file system takes. */
const namePart = (value: string): string =>
  encodeURIComponent(value)
    .replace(/^\.|\.(?=draft$)/g, '%2E')
    .replaceAll('*', '%2A');

/** The key of a document from the values of its key fields; nothing where one is missing. */
export function keyFrom(values: readonly unknown[]): string | undefined {
  const parts = values.map((value) =>
    typeof value === 'string' && value !== '' ? namePart(value) : undefined,
  );
  return parts.includes(undefined) ? undefined : parts.join('/');
}

/** The values of the key fields of which `keyFrom` made the key. */
export const valuesOfKey = (key: string): string[] =>
  key.split('/').map((part) => (/%(?![0-9a-f]{2})/i.test(part) ? part : decodeURIComponent(part)));

const LONGEST_FILE_NAME_BYTES = 255;

/** Whether the value of a key field can be the name of a file, as a draft too. */
export const fitsFileName = (value: string): boolean =>
  `${namePart(value)}${DRAFT}.yaml`.length <= LONGEST_FILE_NAME_BYTES;

const endingOf = (collection: string): string => (kindOf(collection)?.markdown ? '.md' : '.yaml');

/** The path of a content file, with "/" on every system. */
export function pathOf(place: ContentPlace): string {
  switch (place.kind) {
    case 'document':
      return `${place.collection}/${place.key}${place.isDraft ? DRAFT : ''}${endingOf(place.collection)}`;
    case 'global':
      return `${GLOBALS}/${place.slug}${place.isDraft ? DRAFT : ''}.yaml`;
    case 'picture':
      return `${PICTURES}/${place.name}`;
    case 'description':
      return `${PICTURES}/${place.name}.yaml`;
  }
}

/** The folders that hold content. What lies beside them belongs to somebody else. */
export const CONTENT_FOLDERS = [PICTURES, GLOBALS, ...CONTENT_KINDS.map(({ collection }) => collection)];

const without = (name: string, ending: string): string | undefined =>
  name.endsWith(ending) ? name.slice(0, -ending.length) : undefined;

/** Drawings are stored as WebP, which is what documents refer to. */
const pictureName = (file: string): string => file.replace(/\.svg$/, '.webp');

function pictureAt(file: string): ContentPlace | undefined {
  if (file.includes('/')) return undefined;
  const described = without(file, '.yaml');
  return described
    ? { kind: 'description', name: pictureName(described) }
    : { kind: 'picture', name: pictureName(file) };
}

/** What the file at a path is; nothing where no content file has such a path. */
export function placeAt(path: string): ContentPlace | undefined {
  const [folder = '', ...rest] = path.split('/');
  const file = rest.join('/');
  if (!CONTENT_FOLDERS.includes(folder) || file === '') return undefined;
  if (folder === PICTURES) return pictureAt(file);
  const name = without(file, endingOf(folder));
  if (name === undefined) return undefined;
  const published = without(name, DRAFT);
  const isDraft = published !== undefined;
  return folder === GLOBALS
    ? { kind: 'global', slug: published ?? name, isDraft }
    : { kind: 'document', collection: folder, key: published ?? name, isDraft };
}
