import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { freePort } from '../free-port.ts';
import { projectRoot } from '../project-root.ts';
import { loadContextOf } from './load-context.ts';
import { staticFiles } from './static-files.ts';

/** The public site: its files, its pages. */
export interface Site {
  files: RequestHandler;
  pages: RequestHandler;
  close: () => Promise<void>;
}

function pagesOf(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RequestHandler {
  const handle = createRequestHandler({ build, mode, getLoadContext: loadContextOf });
  return (request, response, next) => {
    void handle(request, response, next);
  };
}

/** The site as it was built. */
async function builtSite(): Promise<Site> {
  const server = pathToFileURL(path.join(projectRoot, 'build/server/index.js'));
  const build = (await import(server.href)) as ServerBuild;
  return {
    files: staticFiles(path.join(projectRoot, 'build/client')),
    pages: pagesOf(build, 'production'),
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
async function siteInDevelopment(): Promise<Site> {
  const { createServer } = await import('vite');
  const hmr = { port: await freePort() };
  const vite = await keepingSignals(() =>
    createServer({ root: projectRoot, server: { middlewareMode: true, hmr } }),
  );
  const build = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
  return { files: vite.middlewares, pages: pagesOf(build, 'development'), close: () => vite.close() };
}

export const openSite = ({ production }: { production: boolean }): Promise<Site> =>
  production ? builtSite() : siteInDevelopment();
