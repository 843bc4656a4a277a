import { createServer } from 'node:http';
import path from 'node:path';
import type { RequestHandler } from 'express';
import createNext from 'next';
import type { Environment } from '../environment/load.ts';
import type { UpgradeHandler } from '../http/serve.ts';
import { log } from '../logger.ts';
import { projectRoot } from '../project-root.ts';

export interface AdminPanel {
  handle: RequestHandler;
  upgrade: UpgradeHandler;
  close: () => Promise<void>;
}

export async function startAdminPanel({ PORT, production }: Environment): Promise<AdminPanel> {
  // Next would attach its upgrade handler to the server of any request, bypassing all checks, so give it a server
  // that never listens. Remove this after https://github.com/vercel/next.js/pull/97028.
  const upgrades = createServer();
  const next = createNext({
    dev: !production,
    quiet: production,
    dir: path.join(projectRoot, 'cms'),
    port: PORT,
    httpServer: upgrades,
  });
  await next.prepare();
  const handle = next.getRequestHandler();
  let isCompiled = production;
  return {
    handle: (request, response, forward) => {
      if (!isCompiled && request.path.startsWith('/admin')) {
        isCompiled = true;
        log.info('Compiling the admin panel. Its first page takes up to a minute ...');
      }
      handle(request, response).catch(forward);
    },
    upgrade: (request, socket, head) => upgrades.emit('upgrade', request, socket, head),
    close: () => next.close(),
  };
}
