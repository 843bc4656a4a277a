import { OTHER_ADDRESSES, PUBLIC_PAGES, type PublicPage } from './public-pages.ts';

/** An address under which a page is kept. */
export interface KeptAddress {
  /** The path and the part of the query that counts, always written in one way. */
  url: string;
  page: PublicPage;
  hasQuery: boolean;
}

/** Longer than any search that finds something, and than the answers to any quiz. */
const LONGEST_URL = 600;

/** The data of a page, which the site's own scripts ask for when somebody follows a link. */
const DATA = '.data';
const DATA_OF_HOME = '/_root.data';
/** Which parts of a page the data is wanted for. */
const PARTS = '_routes';

/** A name in an address has no dot: `/favicon.svg` is a file, and no module. */
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/.]+').replace('*', '.+')}$`);

const others = Object.keys(OTHER_ADDRESSES)
  .filter((path) => path !== '/*')
  .map(toPattern);

const pages = PUBLIC_PAGES.map((page) => ({ page, pattern: toPattern(page.path) }));

/**
 * No address of ours has capitals or escaped characters. Remix takes them for the same address, the patterns here do
 * not: a stream written so, which never ends, would be taken for an article.
 */
const WRITTEN_OTHERWISE = /[A-Z%]/;

function pageAt(path: string): PublicPage | undefined {
  if (WRITTEN_OTHERWISE.test(path)) return undefined;
  if (others.some((pattern) => pattern.test(path))) return undefined;
  return pages.find(({ pattern }) => pattern.test(path))?.page;
}

/** The path of the page that data is asked of; the path itself where it is no data. */
function pagePath(path: string): string {
  if (path === DATA_OF_HOME) return '/';
  return path.endsWith(DATA) ? path.slice(0, -DATA.length) : path;
}

/** The parts that are asked for, in one order; nothing where the site has no such part. */
function partsIn(query: URLSearchParams, known: ReadonlySet<string>): string[] | undefined {
  const parts = query.getAll(PARTS).flatMap((names) => names.split(','));
  return parts.every((part) => known.has(part)) ? [...new Set(parts)].sort() : undefined;
}

/**
 * The address under which a page is kept, or nothing where none is kept. Parameters that the page does not know
 * change nothing: they are left out. `routes` are the names of the site's routes.
 */
export function keptAddressOf(address: string, routes: ReadonlySet<string>): KeptAddress | undefined {
  const [path = ''] = address.split('?', 1);
  const search = address.slice(path.length + 1);
  const isData = path.endsWith(DATA);
  const page = pageAt(pagePath(path));
  if (!page) return undefined;
  const asked = new URLSearchParams(search);
  if (page.personal?.some((name) => asked.has(name))) return undefined;
  const parts = isData ? partsIn(asked, routes) : [];
  if (!parts) return undefined;
  const query = new URLSearchParams(
    (page.parameters ?? []).flatMap((name) => asked.getAll(name).map((value) => [name, value])),
  );
  const hasQuery = query.size > 0;
  if (parts.length > 0) query.set(PARTS, parts.join(','));
  const url = query.size > 0 ? `${path}?${query.toString()}` : path;
  return url.length > LONGEST_URL ? undefined : { url, page, hasQuery };
}
