/** What a request is for, in few words: the figures of a process must not grow with its addresses. */
export type RequestKind = 'page' | 'data' | 'asset' | 'api' | 'admin';

const KINDS: [RegExp, RequestKind][] = [
  [/^\/(assets|_next)(\/|$)/i, 'asset'],
  [/^\/api(\/|$)/i, 'api'],
  [/^\/admin(\/|$)/i, 'admin'],
  [/\.data$/, 'data'],
  [/\.(avif|css|gif|ico|jpe?g|js|map|png|svg|webmanifest|webp|woff2?)$/i, 'asset'],
];

/** The kind of a request with this path. Whatever is nothing else is a page. */
export const kindOfRequest = (path: string): RequestKind =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method, where it is one that browsers send. */
export const knownMethod = (method: string): string => (METHODS.has(method) ? method : 'other');
