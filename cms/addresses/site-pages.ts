/** Paths outside the site's routes: the panel, its API, assets, social images, and health checks. */
const PROCESS = /^\/(?:admin|api|_next|assets|social-image|healthz|servez|readyz)(?:\/|$)/;

/** The bundle of the admin panel has modules of its own, so both find the paths in the global object. */
const site = globalThis as { lotlineSitePaths?: ReadonlySet<string> };

/** Tells the back office, which does not know the site, the paths of pages that exist regardless of the content. */
export function provideSitePaths(paths: readonly string[]): void {
  site.lotlineSitePaths = new Set(paths);
}

/** Whether the site itself has this path, rather than a document that an editor published there. */
export const isSitePage = (path: string): boolean =>
  PROCESS.test(path) || (site.lotlineSitePaths?.has(path) ?? false);
