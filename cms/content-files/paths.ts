import { CONTENT_COLLECTIONS, PICTURES } from './registry.ts';

/** The file by which a folder is known to be an export. */
export const MARKER = 'lotline-content.yaml';
export const MARKER_TEXT =
  '# Content of Lotline, written by "npm run export" and read by "npm run import".\nformat: 1\n';

const GLOBALS = 'globals';
const WORDS = '.yaml';
const DRAFT = '.draft.yaml';

/** What a file of an export is. */
export type ContentPlace =
  | { kind: 'document'; collection: string; key: string; isDraft: boolean }
  | { kind: 'global'; slug: string; isDraft: boolean }
  | { kind: 'picture'; name: string }
  | { kind: 'pictureWords'; name: string };

/** A part of a key as a name that every file system takes. */
const namePart = (value: string): string =>
  encodeURIComponent(value).replace(/^\./, '%2E').replaceAll('*', '%2A');

/** The key of a document from the values of its key fields; nothing where one is missing. */
export function keyFrom(values: readonly unknown[]): string | undefined {
  const parts = values.map((value) =>
    typeof value === 'string' && value !== '' ? namePart(value) : undefined,
  );
  return parts.includes(undefined) ? undefined : parts.join('/');
}

/** The longest name of a file that every file system takes, in bytes. */
const LONGEST_NAME = 255;

/** Whether the value of a key field can be the name of a file, as a draft too. */
export const fitsFileName = (value: string): boolean => namePart(value).length + DRAFT.length <= LONGEST_NAME;

/** The path of a file of an export, with "/" on every system. */
export function pathOf(place: ContentPlace): string {
  switch (place.kind) {
    case 'document':
      return `${place.collection}/${place.key}${place.isDraft ? DRAFT : WORDS}`;
    case 'global':
      return `${GLOBALS}/${place.slug}${place.isDraft ? DRAFT : WORDS}`;
    case 'picture':
      return `${PICTURES}/${place.name}`;
    case 'pictureWords':
      return `${PICTURES}/${place.name}${WORDS}`;
  }
}

/** The folders of an export that hold content. What lies beside them is somebody else's. */
export const CONTENT_FOLDERS = [
  PICTURES,
  GLOBALS,
  ...CONTENT_COLLECTIONS.map(({ collection }) => collection),
];

const without = (name: string, ending: string): string => name.slice(0, -ending.length);

/** What the file at a path is; nothing where no export has such a file. */
export function placeAt(path: string): ContentPlace | undefined {
  const [folder = '', ...rest] = path.split('/');
  const name = rest.join('/');
  if (!CONTENT_FOLDERS.includes(folder) || name === '') return undefined;
  if (folder === PICTURES) {
    if (rest.length > 1) return undefined;
    return name.endsWith(WORDS)
      ? { kind: 'pictureWords', name: without(name, WORDS) }
      : { kind: 'picture', name };
  }
  if (!name.endsWith(WORDS)) return undefined;
  const isDraft = name.endsWith(DRAFT);
  const key = without(name, isDraft ? DRAFT : WORDS);
  return folder === GLOBALS
    ? { kind: 'global', slug: key, isDraft }
    : { kind: 'document', collection: folder, key, isDraft };
}
