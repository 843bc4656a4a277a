import { processWide } from '#city-data/process-wide.ts';

/** Paths outside the site's routes: the panel, its API, assets, social images, and health checks. */
const PROCESS = /^\/(?:admin|api|_next|assets|social-image|healthz|servez|readyz)(?:\/|$)/;

const sitePaths = processWide<ReadonlySet<string>>('site paths');

/** The back office may not import the site, so the server provides the paths of its pages. */
export const provideSitePaths = (paths: readonly string[]): void => sitePaths.provide(new Set(paths));

/** Whether the path belongs to the site, not to an editor's document. */
export const isSitePage = (path: string): boolean =>
  PROCESS.test(path) || (sitePaths.find()?.has(path) ?? false);
