import type { Where } from 'payload';
import { documentPath } from '#cms/addresses/document-path.ts';
import { openPayload } from './payload.server.ts';
import { asReader } from './reader.server.ts';

const SITE_SETTINGS = '/admin/globals/site-settings';

type Kind = 'articles' | 'guides' | 'partners' | 'quizzes' | 'modules';

/** How the document of a page is found by the first and the last part of its address. */
const SEARCHES: [Kind, (first: string, last: string) => Where][] = [
  ['articles', (first, last) => ({ module: { equals: first }, slug: { equals: last } })],
  ['guides', (_, last) => ({ slug: { equals: last } })],
  ['partners', (_, last) => ({ slug: { equals: last } })],
  ['quizzes', (first) => ({ module: { equals: first } })],
];

async function findDocument(collection: Kind, where: Where, fits: (path: string) => boolean) {
  const payload = await openPayload();
  const { docs } = await payload.find({ ...asReader(), collection, where, pagination: false, depth: 0 });
  const found = docs.find((document) => fits(documentPath(collection, document) ?? ''));
  return found && `/admin/collections/${collection}/${found.id}`;
}

/** The global that has the words of the page at this path, or of the pages above it. */
async function findGlobal(pathname: string): Promise<string | undefined> {
  const { config } = await openPayload();
  const found = config.globals.find(({ custom }) => {
    const path: unknown = custom?.path;
    return (
      typeof path === 'string' && (pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    );
  });
  return found && `/admin/globals/${found.slug}`;
}

/**
 * Where the panel edits the page at this path, for an editor in a preview: its document, else the words of the page,
 * else its module, else the settings of the site.
 */
export async function findEditAddress(pathname: string): Promise<string> {
  const parts = pathname.split('/').filter(Boolean);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  for (const [collection, search] of SEARCHES) {
    const found = await findDocument(collection, search(first, last), (path) => path === pathname);
    if (found) return found;
  }
  const module = { slug: { equals: first } };
  return (await findGlobal(pathname)) ?? (await findDocument('modules', module, () => true)) ?? SITE_SETTINGS;
}
