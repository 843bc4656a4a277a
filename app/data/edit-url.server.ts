import type { Where } from 'payload';
import { MODULE_SLUGS } from '#law/modules.ts';
import { documentPath } from '#cms/urls/document-path.ts';
import { openPayload } from '#cms/open-payload.ts';
import { asReader } from './reader.server.ts';

const SITE_SETTINGS = '/admin/globals/site-settings';

type Kind = 'articles' | 'guides' | 'partners' | 'quizzes' | 'modules';

const pathSegments = (pathname: string): string[] => pathname.split('/').filter(Boolean);

const findModuleSlug = (pathname: string) => MODULE_SLUGS.find((slug) => slug === pathSegments(pathname)[0]);

function candidates(pathname: string): [Kind, Where][] {
  const slug = { equals: pathSegments(pathname).at(-1) ?? '' };
  const module = findModuleSlug(pathname);
  if (!module) return pathname.startsWith('/help/') ? [['guides', { slug }]] : [['partners', { slug }]];
  return [
    ['articles', { module: { equals: module }, slug }],
    ['quizzes', { module: { equals: module } }],
  ];
}

async function findDocument(collection: Kind, where: Where, fits: (path: string) => boolean) {
  const payload = await openPayload();
  const { docs } = await payload.find({ ...asReader(), collection, where, pagination: false, depth: 0 });
  const found = docs.find((document) => fits(documentPath(collection, document) ?? ''));
  return found && `/admin/collections/${collection}/${found.id}`;
}

async function findOwnDocument(pathname: string): Promise<string | undefined> {
  for (const [collection, where] of candidates(pathname)) {
    const found = await findDocument(collection, where, (path) => path === pathname);
    if (found) return found;
  }
  return undefined;
}

async function findGlobal(pathname: string): Promise<string | undefined> {
  const { config } = await openPayload();
  const found = config.globals.find(({ custom }) => {
    const path: unknown = custom.path;
    return (
      typeof path === 'string' && (pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    );
  });
  return found && `/admin/globals/${found.slug}`;
}

async function findModule(pathname: string): Promise<string | undefined> {
  const module = findModuleSlug(pathname);
  return module && findDocument('modules', { slug: { equals: module } }, () => true);
}

export const findEditUrl = async (pathname: string): Promise<string> =>
  (await findOwnDocument(pathname)) ??
  (await findGlobal(pathname)) ??
  (await findModule(pathname)) ??
  SITE_SETTINGS;
