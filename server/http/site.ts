import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import {
  createRequestHandler as createRenderer,
  type LoaderFunction,
  type ServerBuild,
} from '@remix-run/node';
import express, {
  type Request as ExpressRequest,
  type RequestHandler,
  type Response as ExpressResponse,
  Router,
} from 'express';
import staticOrCompressed from 'express-static-gzip';
import getPort from 'get-port';
import { z } from 'zod';
import { siteUrl } from '#cms/mail/imprint.ts';
import { projectRoot } from '../project-root.ts';
import { respondWithoutDatabase } from './database-loss.ts';
import { anonymousContext, loadContext, type Render, type SiteBuild } from './load-context.ts';
import { notFound } from './message-page.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import { limitActions } from './rate-limits/limited-actions.ts';
import { SiteRoutes } from './site-routes.ts';
import type { SiteRoute } from '#app/route-handle.ts';

export interface Site {
  files: RequestHandler;
  pages: RequestHandler;
  routes: () => Promise<SiteRoutes>;
  rendering?: { render: Render; routes: SiteRoutes };
  close: () => Promise<void>;
}

interface SiteSettings {
  production: boolean;
  limits: RateLimits;
}

type Mode = 'production' | 'development';

type Build = ServerBuild | (() => Promise<ServerBuild>);

function toSiteBuild(build: Build, routes: SiteBuild['routes'], mode: Mode): SiteBuild {
  const render = createRenderer(build, mode);
  const site: SiteBuild = {
    routes,
    render: (address, request) => render(new Request(address), anonymousContext(request, site)),
  };
  return site;
}

/**
 * Returns a build with only one data route, without its parents. Otherwise Remix would rank all routes for each request,
 * which would take up most of the response time for suggestions.
 */
function only({ id, path }: SiteRoute, build: ServerBuild): ServerBuild {
  const route = build.routes[id];
  return { ...build, routes: route ? { [id]: { ...route, path, parentId: undefined } } : {} };
}

/** Keeps the server's stricter `cache-control`, because Remix would append its own as a second header. */
function keepCacheControl(response: ExpressResponse): void {
  const append = response.append.bind(response);
  response.append = (name, value) =>
    /^cache-control$/i.test(name) && response.hasHeader(name) ? response : append(name, value);
}

function createHandler(build: Build, site: SiteBuild, limits: RateLimits, mode: Mode): RequestHandler {
  const handle = createRequestHandler({ build, mode, getLoadContext: loadContext(limits, site) });
  return (request, response, next) => {
    keepCacheControl(response);
    void handle(request, response, next);
  };
}

/** Calls the route's loader without Remix. Use this only for small responses, such as JSON. */
function directHandler(
  loader: LoaderFunction,
  createContext: ReturnType<typeof loadContext>,
): RequestHandler {
  const respond = async (request: ExpressRequest, response: ExpressResponse) => {
    const url = new URL(request.originalUrl, siteUrl());
    const context = createContext(request, response);
    const answer = await loader({ request: new Request(url), params: {}, context });
    if (!(answer instanceof Response)) throw new TypeError('The loader did not return a response.');
    keepCacheControl(response);
    answer.headers.forEach((value, name) => response.append(name, value));
    response.status(answer.status).end(await answer.text());
  };
  return (request, response, next) => void respond(request, response).catch(next);
}

const HAS_EXTENSION = /\.\w+$/;

/** Assets have a hash in their names, so they never change. Other files are cached for an hour. */
export function staticFiles(folder: string): Router {
  const settings = { index: false, redirect: false } as const;
  const assets = staticOrCompressed(path.join(folder, 'assets'), {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: { ...settings, immutable: true, maxAge: '1y' },
  });
  return Router()
    .use('/assets', assets, notFound)
    .get(HAS_EXTENSION, express.static(folder, { ...settings, maxAge: '1h' }));
}

const served = (build: ServerBuild): ServerBuild => respondWithoutDatabase(limitActions(build));

const entrySchema = z.object({
  loadFrame: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
});

/** Loads the header and footer in advance, so that rendering them never depends on the database. */
async function builtSite({ limits }: SiteSettings): Promise<Site> {
  const server = pathToFileURL(path.join(projectRoot, 'build/server/index.js'));
  const build = served((await import(server.href)) as ServerBuild);
  await entrySchema.parse(build.entry.module).loadFrame();
  const routes = new SiteRoutes(build.routes);
  const site = toSiteBuild(build, () => Promise.resolve(routes), 'production');
  const pages = createHandler(build, site, limits, 'production');
  const data = new Map(
    routes.routes
      .filter(({ isPage }) => !isPage)
      .map((route) => {
        const loader = route.handle.isSuggestion ? build.routes[route.id]?.module.loader : undefined;
        return [
          route.id,
          loader
            ? directHandler(loader, loadContext(limits, site))
            : createHandler(only(route, build), site, limits, 'production'),
        ];
      }),
  );
  return {
    files: staticFiles(path.join(projectRoot, 'build/client')),
    pages: (request, response, next) => {
      const { siteMatch } = request;
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const handle = siteMatch && !siteMatch.isData && isRead ? data.get(siteMatch.route.id) : undefined;
      (handle ?? pages)(request, response, next);
    },
    routes: site.routes,
    rendering: { render: site.render, routes },
    close: () => Promise.resolve(),
  };
}

async function keepingSignals<Result>(work: () => Promise<Result>): Promise<Result> {
  const ours = process.listeners('SIGTERM');
  const result = await work();
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  return result;
}

async function siteInDevelopment({ limits }: SiteSettings): Promise<Site> {
  const { createServer } = await import('vite');
  const hmr = { port: await getPort() };
  const vite = await keepingSignals(() =>
    createServer({ root: projectRoot, server: { middlewareMode: true, hmr } }),
  );
  const build = async () => served((await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild);
  const site = toSiteBuild(build, async () => new SiteRoutes((await build()).routes), 'development');
  return {
    files: vite.middlewares,
    pages: createHandler(build, site, limits, 'development'),
    routes: site.routes,
    close: () => vite.close(),
  };
}

export const openSite = (settings: SiteSettings): Promise<Site> =>
  settings.production ? builtSite(settings) : siteInDevelopment(settings);
