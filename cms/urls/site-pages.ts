import { processWide } from '#city-data/process-wide.ts';

/** Paths that the server handles outside the site's routes: panel, APIs, assets, social images, and health checks. */
const PROCESS = /^\/(?:admin|api|_next|assets|social-image|healthz|servez|readyz)(?:\/|$)/;

const sitePaths = processWide<ReadonlySet<string>>('site paths');

/** The server calls this with the site's page paths, because the back office may not import the site. */
export const provideSitePaths = (paths: readonly string[]): void => sitePaths.provide(new Set(paths));

/** Whether the path belongs to the site itself rather than to an editor's document. */
export const isSitePage = (path: string): boolean =>
  PROCESS.test(path) || (sitePaths.find()?.has(path) ?? false);
