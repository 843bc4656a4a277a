import routes from '#app/routes.ts';

/** Paths outside the routes of the site: the panel, its API, assets, social images and health checks. */
const PROCESS = /^\/(?:admin|api|_next|assets|social-image|healthz|servez|readyz)(?:\/|$)/;

type Route = (typeof routes)[number];

/** The addresses of routes that have no parameters, and so are pages whatever the panel holds. */
const pathsOf = (entries: readonly Route[]): string[] =>
  entries.flatMap(({ path = '', index, children = [] }) => [
    ...(path || index ? [`/${path}`] : []),
    ...pathsOf(children),
  ]);

const SITE_PAGES = new Set(pathsOf(routes).filter((path) => !/[:*]/.test(path)));

/** Whether the site answers at this path on its own, without a document that an editor has published there. */
export const isSitePage = (path: string): boolean => PROCESS.test(path) || SITE_PAGES.has(path);
