import type { UNSAFE_AssetsManifest, UNSAFE_EntryRoute } from '@remix-run/react';
import type { Application } from './application.ts';

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The whole path of a route: its own after those of the routes that it stands in. */
function pathOf(route: UNSAFE_EntryRoute, { routes }: UNSAFE_AssetsManifest): string[] {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  const above = parent ? pathOf(parent, { routes } as UNSAFE_AssetsManifest) : [];
  return [...above, ...segmentsOf(route.path ?? '')];
}

/** Whether a path is that of a page above this one, as `/ll97` is above `/ll97/blog`. */
const isAbove = (path: string[], page: string[]): boolean =>
  path.length < Math.max(page.length, 1) && path.every((segment, index) => segment === page[index]);

/**
 * The part of Remix's manifest that a page needs from the start: its own routes, and those of the pages
 * above it, which Remix would else take for the routes that it knows already. It asks for the others.
 */
function manifestFor(matched: string[], pathname: string, manifest: UNSAFE_AssetsManifest) {
  const page = segmentsOf(pathname);
  const known = Object.entries(manifest.routes).filter(
    ([id, route]) => matched.includes(id) || isAbove(pathOf(route, manifest), page),
  );
  return { ...manifest, routes: Object.fromEntries(known) };
}

/** Describes what a page's application consists of, from the routes that it matched. */
export function describeApplication(
  manifest: UNSAFE_AssetsManifest,
  page: { matched: string[]; pathname: string } & Pick<Application, 'begins' | 'holdsLinks'>,
): Application {
  const routes = page.matched.map((id) => ({ id, ...manifest.routes[id] }));
  return {
    begins: page.begins,
    holdsLinks: page.holdsLinks,
    entry: manifest.entry.module,
    modules: Object.fromEntries(routes.map(({ id, module }) => [id, module ?? ''])),
    imports: [...new Set([manifest.entry.imports, ...routes.map(({ imports = [] }) => imports)].flat())],
    manifest: manifestFor(page.matched, page.pathname, manifest),
  };
}
