import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import { createRequestHandler as createRenderer, type ServerBuild } from '@remix-run/node';
import express, { type RequestHandler, type Response, Router } from 'express';
import staticOrCompressed from 'express-static-gzip';
import getPort from 'get-port';
import { z } from 'zod';
import { projectRoot } from '../project-root.ts';
import { answerWithoutDatabase } from './database-loss.ts';
import { anonymousContext, loadContext, type Render, type SiteBuild } from './load-context.ts';
import { notFound } from './message-page.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import { limitActions } from './rate-limits/limited-actions.ts';
import { SiteRoutes } from './site-routes.ts';

export interface Site {
  files: RequestHandler;
  pages: RequestHandler;
  routes: () => Promise<SiteRoutes>;
  /** Renders public pages for the page cache; not in development, where everything may change. */
  rendering?: { render: Render; routes: SiteRoutes };
  close: () => Promise<void>;
}

interface SiteSettings {
  production: boolean;
  limits: RateLimits;
}

type Mode = 'production' | 'development';

/** The build, or in development a function that loads the current one for each request. */
type Build = ServerBuild | (() => Promise<ServerBuild>);

function buildOf(build: Build, routes: SiteBuild['routes'], mode: Mode): SiteBuild {
  const render = createRenderer(build, mode);
  const site: SiteBuild = {
    routes,
    render: (address, request) => render(new Request(address), anonymousContext(request, site)),
  };
  return site;
}

/**
 * The build with only the routes that respond with data or files, each at its whole path. Remix ranks and matches all
 * routes of a build again for each request, which takes longer than the rest of a suggestion.
 */
function withoutPages(build: ServerBuild, { routes }: SiteRoutes): ServerBuild {
  const data = routes.flatMap(({ id, path, isPage }) => {
    const route = build.routes[id];
    return route && !isPage ? [[id, { ...route, path, parentId: undefined }] as const] : [];
  });
  return { ...build, routes: Object.fromEntries(data) };
}

/** Remix appends its headers. What the server has said of caches is stricter, and must not be said a second time. */
function keepCacheControl(response: Response): void {
  const append = response.append.bind(response);
  response.append = (name, value) =>
    /^cache-control$/i.test(name) && response.hasHeader(name) ? response : append(name, value);
}

function handlerOf(build: Build, site: SiteBuild, limits: RateLimits, mode: Mode): RequestHandler {
  const handle = createRequestHandler({ build, mode, getLoadContext: loadContext(limits, site) });
  return (request, response, next) => {
    keepCacheControl(response);
    void handle(request, response, next);
  };
}

/** Addresses of pages have no extension: the disk is not asked for each of them. */
const HAS_EXTENSION = /\.\w+$/;

/**
 * The files of the site's build, compressed where the build has compressed them. Those below /assets have a hash in
 * their name and never change; browsers cache the others for an hour.
 */
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

/** A build as the process serves it. */
const served = (build: ServerBuild): ServerBuild => answerWithoutDatabase(limitActions(build));

/** What the site's server entry exports for the process. */
const entrySchema = z.object({
  loadFrame: z.custom<() => Promise<unknown>>((value) => typeof value === 'function'),
});

/** The site as it was built, with the header and footer of its pages loaded: they need no database later. */
async function builtSite({ limits }: SiteSettings): Promise<Site> {
  const server = pathToFileURL(path.join(projectRoot, 'build/server/index.js'));
  const build = served((await import(server.href)) as ServerBuild);
  await entrySchema.parse(build.entry.module).loadFrame();
  const routes = new SiteRoutes(build.routes);
  const site = buildOf(build, () => Promise.resolve(routes), 'production');
  const pages = handlerOf(build, site, limits, 'production');
  const data = handlerOf(withoutPages(build, routes), site, limits, 'production');
  return {
    files: staticFiles(path.join(projectRoot, 'build/client')),
    pages: (request, response, next) => {
      const { siteMatch } = request;
      const handle = siteMatch && !siteMatch.route.isPage && !siteMatch.isData ? data : pages;
      handle(request, response, next);
    },
    routes: site.routes,
    rendering: { render: site.render, routes },
    close: () => Promise.resolve(),
  };
}

/** Removes the listeners for SIGTERM that `work` adds: ending this process is ours. */
async function keepingSignals<Result>(work: () => Promise<Result>): Promise<Result> {
  const ours = process.listeners('SIGTERM');
  const result = await work();
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  return result;
}

/** The site from its sources, through Vite. */
async function siteInDevelopment({ limits }: SiteSettings): Promise<Site> {
  const { createServer } = await import('vite');
  const hmr = { port: await getPort() };
  const vite = await keepingSignals(() =>
    createServer({ root: projectRoot, server: { middlewareMode: true, hmr } }),
  );
  const build = async () => served((await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild);
  const site = buildOf(build, async () => new SiteRoutes((await build()).routes), 'development');
  return {
    files: vite.middlewares,
    pages: handlerOf(build, site, limits, 'development'),
    routes: site.routes,
    close: () => vite.close(),
  };
}

export const openSite = (settings: SiteSettings): Promise<Site> =>
  settings.production ? builtSite(settings) : siteInDevelopment(settings);
