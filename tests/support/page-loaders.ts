import path from 'node:path';
import { matchRoutes } from '@remix-run/react';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { pino } from 'pino';
import routes from '#app/routes.ts';
import { siteRoutes } from './site-routes.ts';

type Entry = (typeof routes)[number];
type Loader = (args: LoaderFunctionArgs) => unknown;

/** The imported part of a route module. Most routes have a loader. */
interface RouteModule {
  loader?: Loader;
}

const MODULES = import.meta.glob<RouteModule>('../../app/{root,routes/**/*}.{ts,tsx}');
const ORIGIN = 'https://example.com';

interface Route {
  path?: string;
  index?: false;
  id: string;
  file: string;
  children?: Route[];
}

const toRoute = ({ path: own, file, children }: Entry): Route => ({
  path: own,
  id: file,
  file,
  children: children?.map(toRoute),
});

const TREE: Route[] = [{ id: 'root.tsx', file: 'root.tsx', path: '/', children: routes.map(toRoute) }];

async function loaderIn(file: string): Promise<Loader | undefined> {
  const found = MODULES[path.posix.join('../../app', file)];
  if (!found) throw new Error(`There is no route at ${file}.`);
  return (await found()).loader;
}

/**
 * Imports the loaders of the page or file at a path. `load` runs them in parallel, like Remix does, so that it can be
 * timed without the imports. The request comes from a bot, which does not count as a reader.
 */
export async function loadersOf(address: string): Promise<{ load: () => Promise<void> }> {
  const url = new URL(address, ORIGIN);
  const matches = matchRoutes(TREE, url.pathname);
  if (!matches) throw new Error(`No route matches ${address}.`);
  const loaders = await Promise.all(
    matches.map(async ({ route, params }) => ({ loader: await loaderIn(route.file), params })),
  );
  const log = pino({ level: 'silent' });
  return {
    async load() {
      const request = () => new Request(url, { headers: { 'user-agent': 'Googlebot/2.1' } });
      await Promise.all(
        loaders.map(({ loader, params }) =>
          loader?.({
            request: request(),
            params,
            context: {
              requestId: 'test',
              log,
              siteRoutes: () => Promise.resolve(siteRoutes.routes),
              renderPublicPage: () => Promise.resolve(undefined),
              takeTurn: () => Promise.resolve(undefined),
              takeLookUp: () => Promise.resolve(undefined),
              takeGuess: () => Promise.resolve(undefined),
              takeMailTo: () => Promise.resolve(undefined),
              mayAcknowledge: () => Promise.resolve(true),
            },
          }),
        ),
      );
    },
  };
}
