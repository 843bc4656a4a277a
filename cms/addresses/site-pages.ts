import routes from '#app/routes.ts';

/** Paths outside the site's routes: the panel, its API, assets, social images, and health checks. */
const PROCESS = /^\/(?:admin|api|_next|assets|social-image|healthz|servez|readyz)(?:\/|$)/;

type Route = (typeof routes)[number];

/** Routes without parameters, which are pages regardless of the content. */
const pathsOf = (entries: readonly Route[]): string[] =>
  entries.flatMap(({ path = '', index, children = [] }) => [
    ...(path || index ? [`/${path}`] : []),
    ...pathsOf(children),
  ]);

const SITE_PAGES = new Set(pathsOf(routes).filter((path) => !/[:*]/.test(path)));

/** Whether the site itself serves this path, rather than a document that an editor published there. */
export const isSitePage = (path: string): boolean => PROCESS.test(path) || SITE_PAGES.has(path);
