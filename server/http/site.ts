import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import { createRequestHandler as createRenderer, type ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import getPort from 'get-port';
import type { Render } from '../page-cache/render.ts';
import { projectRoot } from '../project-root.ts';
import { loadContext, readingContext } from './load-context.ts';
import type { Routes } from './one-spelling.ts';
import type { RateLimits } from './rate-limits/index.ts';
import { limitActions } from './rate-limits/limited-actions.ts';
import { byArea } from './site-areas.ts';
import { staticFiles } from './static-files.ts';

/** The public site: its files, its pages. */
export interface Site {
  files: RequestHandler;
  pages: RequestHandler;
  routes: () => Promise<Routes>;
  /** Renders a page for nobody in particular. Not while the site is being developed, where all may change. */
  rendering?: { render: Render; routes: ReadonlySet<string> };
  close: () => Promise<void>;
}

interface SiteSettings {
  production: boolean;
  limits: RateLimits;
}

function pagesOf(
  build: ServerBuild | (() => Promise<ServerBuild>),
  { production, limits }: SiteSettings,
): RequestHandler {
  const mode = production ? 'production' : 'development';
  const handle = createRequestHandler({ build, mode, getLoadContext: loadContext(limits) });
  return (request, response, next) => {
    void handle(request, response, next);
  };
}

/** Answers each request with what knows the routes of its area alone. */
function pagesByArea(build: ServerBuild, settings: SiteSettings): RequestHandler {
  const pagesAt = byArea(build, (part) => pagesOf(part, settings));
  return (request, response, next) => pagesAt(request.path)(request, response, next);
}

/** Renders with nothing of the request but its id and its log, so that the page can be shown to everybody. */
function rendererOf(build: ServerBuild): Render {
  const rendererAt = byArea(build, (part) => createRenderer(part, 'production'));
  return (address, request) => {
    const wanted = new Request(address);
    return rendererAt(new URL(address).pathname)(wanted, readingContext(request));
  };
}

/** The site as it was built. */
async function builtSite(settings: SiteSettings): Promise<Site> {
  const server = pathToFileURL(path.join(projectRoot, 'build/server/index.js'));
  const build = (await import(server.href)) as ServerBuild;
  return {
    files: staticFiles(path.join(projectRoot, 'build/client')),
    pages: pagesByArea(limitActions(build), settings),
    routes: () => Promise.resolve(build.routes),
    rendering: { render: rendererOf(build), routes: new Set(Object.keys(build.routes)) },
    close: () => Promise.resolve(),
  };
}

/** Does something that would let others end this process on a signal, and keeps that to us. */
async function keepingSignals<Result>(work: () => Promise<Result>): Promise<Result> {
  const ours = process.listeners('SIGTERM');
  const result = await work();
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  return result;
}

/** The site from its sources, through Vite, which reloads what changes. */
async function siteInDevelopment(settings: SiteSettings): Promise<Site> {
  const { createServer } = await import('vite');
  const hmr = { port: await getPort() };
  const vite = await keepingSignals(() =>
    createServer({ root: projectRoot, server: { middlewareMode: true, hmr } }),
  );
  const build = async () =>
    limitActions((await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild);
  return {
    files: vite.middlewares,
    pages: pagesOf(build, settings),
    routes: async () => (await build()).routes,
    close: () => vite.close(),
  };
}

export const openSite = (settings: SiteSettings): Promise<Site> =>
  settings.production ? builtSite(settings) : siteInDevelopment(settings);
