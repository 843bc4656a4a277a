import { CONTENT_KINDS, findKind, PICTURES } from '#cms/content-kinds.ts';

export const MARKER = 'lotline-content.yaml';
export const MARKER_TEXT =
  '# Content of Lotline, written by "npm run export" and read by "npm run import".\nformat: 2\n';

export const GLOBALS = 'globals';
const DRAFT = '.draft';

export const CONTENT_FOLDERS = [PICTURES, ...CONTENT_KINDS.map(({ collection }) => collection), GLOBALS];

export interface ContentPlace {
  folder: string;
  key: string;
  isDraft: boolean;
}

export const contentName = (folder: string, key: string): string => `${folder}/${key}`;

const encodePart = (value: string): string =>
  encodeURIComponent(value)
    .replace(/^\.|\.(?=draft$)/g, '%2E')
    .replaceAll('*', '%2A');

const decodePart = (part: string): string =>
  /%(?![0-9a-f]{2})/i.test(part) ? part : decodeURIComponent(part);

export function keyFrom(values: readonly unknown[]): string | undefined {
  const parts = values.map((value) =>
    typeof value === 'string' && value !== '' ? encodePart(value) : undefined,
  );
  return parts.includes(undefined) ? undefined : parts.join('/');
}

export function keyFields({ folder, key }: ContentPlace): Record<string, unknown> {
  const values = key.split('/').map(decodePart);
  return Object.fromEntries((findKind(folder)?.key ?? []).map((field, index) => [field, values[index]]));
}

const MAX_FILE_NAME_BYTES = 255;

export const fitsFileName = (value: string): boolean =>
  `${encodePart(value)}${DRAFT}.yaml`.length <= MAX_FILE_NAME_BYTES;

const extension = (folder: string): string => (findKind(folder)?.markdown ? '.md' : '.yaml');

export const toPath = ({ folder, key, isDraft }: ContentPlace): string =>
  `${contentName(folder, key)}${isDraft ? DRAFT : ''}${extension(folder)}`;

export const otherVersionPath = (place: ContentPlace): string =>
  toPath({ ...place, isDraft: !place.isDraft });

const withoutEnd = (name: string, end: string): string | undefined =>
  name.endsWith(end) ? name.slice(0, -end.length) : undefined;

/** Drawings are converted to WebP, and documents refer to them by the new name. */
const asWebp = (file: string): string => file.replace(/\.svg$/, '.webp');

export function placeAt(path: string): ContentPlace | undefined {
  const [folder = '', ...rest] = path.split('/');
  const key = withoutEnd(rest.join('/'), extension(folder));
  if (!key || !CONTENT_FOLDERS.includes(folder)) return undefined;
  if (folder === PICTURES)
    return rest.length === 1 ? { folder, key: asWebp(key), isDraft: false } : undefined;
  const published = withoutEnd(key, DRAFT);
  return { folder, key: published ?? key, isDraft: published !== undefined };
}

export function pictureAt(path: string): string | undefined {
  const [folder, name = '', ...deeper] = path.split('/');
  const isPicture = folder === PICTURES && deeper.length === 0 && !name.endsWith('.yaml');
  return isPicture ? asWebp(name) : undefined;
}
