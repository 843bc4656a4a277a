import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { RequestHandler } from 'express';

export type Routes = ServerBuild['routes'];

type Route = NonNullable<Routes[string]>;

/** Routes as `matchRoutes` takes them. */
type Tree = Parameters<typeof matchRoutes>[0];

/** The data of a page, which the site's own scripts ask for when somebody follows a link. */
const DATA = /\.data$/;

/** All other addresses of ours are written in one way already. The names of files end in a digest, with capitals. */
const MAY_BE_WRITTEN_OTHERWISE = /^\/(?!assets\/).*[A-Z%]/;

function treeOf(routes: Routes, parentId?: string): Tree {
  const children = Object.values(routes as Record<string, Route>).filter(
    (route) => route.parentId === parentId,
  );
  return children.map(({ id, path, index }) =>
    index ? { id, path, index } : { id, path, children: [...treeOf(routes, id)] },
  );
}

const trees = new WeakMap<Routes, Tree>();

/** The tree of a build, made once. */
function cachedTreeOf(routes: Routes): Tree {
  const tree = trees.get(routes) ?? treeOf(routes);
  trees.set(routes, tree);
  return tree;
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** How a part of a path is written: slugs are in lower case, other parameters are as they are. */
function spell(given: string, pattern: string): string {
  if (!pattern.startsWith(':')) return pattern;
  const text = decodeURIComponent(given);
  return encodeURIComponent(pattern === ':slug' ? text.toLowerCase() : text);
}

/** The path of a page as its route writes it. The path itself where no route has it, or has any path. */
function spelledPath(tree: Tree, path: string): string {
  const matches = matchRoutes(tree, path);
  const patterns = partsOf((matches ?? []).map(({ route }) => route.path ?? '').join('/'));
  const rest = patterns.indexOf('*');
  const known = rest < 0 ? patterns : patterns.slice(0, rest);
  if (known.length === 0) return path;
  const parts = partsOf(path);
  const spelled = known.map((pattern, index) => spell(parts[index] ?? '', pattern));
  return `/${[...spelled, ...parts.slice(known.length)].join('/')}`;
}

/**
 * Leads from an address that is spelled otherwise, in capitals or with escaped characters, to the one under which the
 * page is known. Remix takes all of them for the same; what looks at the address itself does not.
 */
export function oneSpelling(routesOf: () => Promise<Routes>): RequestHandler {
  const correct = async (path: string): Promise<string> => {
    const [data = ''] = DATA.exec(path) ?? [];
    return spelledPath(cachedTreeOf(await routesOf()), path.slice(0, path.length - data.length)) + data;
  };
  return (request, response, next) => {
    const { path, originalUrl } = request;
    if (!MAY_BE_WRITTEN_OTHERWISE.test(path)) {
      next();
      return;
    }
    correct(path).then((spelled) => {
      if (spelled === path) next();
      else response.set('cache-control', 'no-store').redirect(308, spelled + originalUrl.slice(path.length));
    }, next);
  };
}
