import { processWide } from '#city-data/process-wide.ts';

/** Paths outside the site's routes: the panel, its API, assets, social images, and health checks. */
const PROCESS = /^\/(?:admin|api|_next|assets|social-image|healthz|servez|readyz)(?:\/|$)/;

const sitePaths = processWide<ReadonlySet<string>>('site paths');

/** The back office may not import the site, so the server hands it the paths of the site's own pages. */
export const provideSitePaths = (paths: readonly string[]): void => sitePaths.provide(new Set(paths));

/** Whether the site itself has this path, rather than a document that an editor published there. */
export const isSitePage = (path: string): boolean =>
  PROCESS.test(path) || (sitePaths.find()?.has(path) ?? false);
