import type { RouteHandle } from '#app/route-handle.ts';
import type { SiteRoutes } from '../http/site-routes.ts';

export interface CacheKey {
  url: string;
  handle: RouteHandle;
  hasQuery: boolean;
}

const MAX_URL_LENGTH = 600;

const PARTS = '_routes';

const MISSPELLED = /[A-Z%]/;

/** Rejects parameters that contain a dot. Slugs never do, so the path must be a file's. */
function publicRoute(path: string, routes: SiteRoutes) {
  if (MISSPELLED.test(path)) return undefined;
  const match = routes.match(path);
  if (!match?.route.handle.isPublic || match.canonicalPath !== path) return undefined;
  return Object.values(match.params).some((value) => value?.includes('.')) ? undefined : match;
}

function partsIn(query: URLSearchParams, known: ReadonlySet<string>): string[] | undefined {
  const parts = query.getAll(PARTS).flatMap((names) => names.split(','));
  return parts.every((part) => known.has(part)) ? [...new Set(parts)].sort() : undefined;
}

/** Ignores query parameters that the route does not declare. */
export function findCacheKey(address: string, routes: SiteRoutes): CacheKey | undefined {
  const [path = ''] = address.split('?', 1);
  const match = publicRoute(path, routes);
  if (!match) return undefined;
  const { handle } = match.route;
  const asked = new URLSearchParams(address.slice(path.length + 1));
  if (handle.isApi && asked.size > 0) return undefined;
  if (handle.personalQuery?.some((name) => asked.has(name))) return undefined;
  const parts = match.isData ? partsIn(asked, routes.ids) : [];
  if (!parts) return undefined;
  const query = new URLSearchParams(
    (handle.query ?? []).flatMap((name) => asked.getAll(name).map((value) => [name, value])),
  );
  const hasQuery = query.size > 0;
  if (parts.length > 0) query.set(PARTS, parts.join(','));
  const url = query.size > 0 ? `${path}?${query.toString()}` : path;
  return url.length > MAX_URL_LENGTH ? undefined : { url, handle, hasQuery };
}
