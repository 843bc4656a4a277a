import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import { createRequestHandler as createRenderer, type ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import getPort from 'get-port';
import { projectRoot } from '../project-root.ts';
import { anonymousContext, loadContext, type Render, type SiteBuild } from './load-context.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import { limitActions } from './rate-limits/limited-actions.ts';
import { SiteRoutes } from './site-routes.ts';
import { staticFiles } from './static-files.ts';

/** The public site: its files, its pages. */
export interface Site {
  files: RequestHandler;
  pages: RequestHandler;
  routes: () => Promise<SiteRoutes>;
  /** Renders public pages for the page cache. Not while the site is being developed, where all may change. */
  rendering?: { render: Render; routes: SiteRoutes };
  close: () => Promise<void>;
}

interface SiteSettings {
  production: boolean;
  limits: RateLimits;
}

type Mode = 'production' | 'development';

/** The build, or in development what loads the present one for each request. */
type Build = ServerBuild | (() => Promise<ServerBuild>);

function buildOf(build: Build, routes: SiteBuild['routes'], mode: Mode): SiteBuild {
  const render = createRenderer(build, mode);
  const site: SiteBuild = {
    routes,
    render: (address, request) => render(new Request(address), anonymousContext(request, site)),
  };
  return site;
}

function pagesOf(build: Build, site: SiteBuild, limits: RateLimits, mode: Mode): RequestHandler {
  const handle = createRequestHandler({ build, mode, getLoadContext: loadContext(limits, site) });
  return (request, response, next) => {
    void handle(request, response, next);
  };
}

/** The site as it was built. */
async function builtSite({ limits }: SiteSettings): Promise<Site> {
  const server = pathToFileURL(path.join(projectRoot, 'build/server/index.js'));
  const build = limitActions((await import(server.href)) as ServerBuild);
  const routes = new SiteRoutes(build.routes);
  const site = buildOf(build, () => Promise.resolve(routes), 'production');
  return {
    files: staticFiles(path.join(projectRoot, 'build/client')),
    pages: pagesOf(build, site, limits, 'production'),
    routes: site.routes,
    rendering: { render: site.render, routes },
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
async function siteInDevelopment({ limits }: SiteSettings): Promise<Site> {
  const { createServer } = await import('vite');
  const hmr = { port: await getPort() };
  const vite = await keepingSignals(() =>
    createServer({ root: projectRoot, server: { middlewareMode: true, hmr } }),
  );
  const build = async () =>
    limitActions((await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild);
  const site = buildOf(build, async () => new SiteRoutes((await build()).routes), 'development');
  return {
    files: vite.middlewares,
    pages: pagesOf(build, site, limits, 'development'),
    routes: site.routes,
    close: () => vite.close(),
  };
}

export const openSite = (settings: SiteSettings): Promise<Site> =>
  settings.production ? builtSite(settings) : siteInDevelopment(settings);
