import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

const EVERYWHERE = Symbol('everywhere');

/** The area of the home page has what is everywhere, and nothing else. */
const HOME = '';

/**
 * The first segment of the addresses of a route, or `EVERYWHERE`: where it may be any, for the frames of pages, and for
 * the home page. That is above all others, and a browser that knew its frame alone would show an empty one for it.
 */
function areaOf(route: Route, routes: Routes): string | typeof EVERYWHERE {
  const path: string[] = [];
  for (let at: Route | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined) {
    if (at.path) path.unshift(at.path);
  }
  const [first = ''] = path.join('/').split('/');
  return !first || /^[:*]/.test(first) || first.endsWith('?') ? EVERYWHERE : first;
}

function keepRoutes<Value>(all: Record<string, Value>, kept: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
}

function buildOf(area: string, build: ServerBuild): ServerBuild {
  const inArea = Object.values(build.routes as Record<string, Route>).filter((route) =>
    [area, EVERYWHERE].includes(areaOf(route, build.routes)),
  );
  const ids = new Set(inArea.map(({ id }) => id));
  const assets = { ...build.assets, routes: keepRoutes(build.assets.routes, ids) };
  return { ...build, assets, routes: keepRoutes(build.routes, ids) };
}

/** The first segment of the address of a page or of its data, which is asked for as `/ll97.data` or `/_root.data`. */
function areaAt(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  return first.replace(/\.data$/, '').replace(/^_root$/, '');
}

/**
 * Makes a handler for each area of the site, that is for what lies below one first segment, such as `/ll97`, and
 * returns what finds the handler of an address. Remix goes through all routes in turn, several times a page: knowing
 * a sixth of them saves much of its time. An address whose area is not known goes to a handler that knows all routes.
 */
export function byArea<Handler>(
  build: ServerBuild,
  handlerOf: (build: ServerBuild) => Handler,
): (pathname: string) => Handler {
  const routes = Object.values(build.routes as Record<string, Route>);
  const areas = new Set(routes.map((route) => areaOf(route, build.routes)));
  const named = [...areas].filter((area) => typeof area === 'string');
  const handlers = new Map([HOME, ...named].map((area) => [area, handlerOf(buildOf(area, build))]));
  const all = handlerOf(build);
  return (pathname) => handlers.get(areaAt(pathname)) ?? all;
}
