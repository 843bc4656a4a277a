import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import staticOrCompressed from 'express-static-gzip';

/** Addresses of pages have no ending: the disk is not asked for each of them. */
const A_FILE = /\.\w+$/;

/** Answers that there is no such file, in plain text. */
export const notFound: RequestHandler = (_request, response) => {
  response.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found\n');
};

/**
 * The files of the site's build. Those below /assets carry a hash in their name and never change;
 * browsers cache the others for an hour. Those that the build has compressed are sent so.
 */
export function staticFiles(folder: string): Router {
  const router = Router();
  const settings = { index: false, redirect: false } as const;
  const assets = staticOrCompressed(path.join(folder, 'assets'), {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: { ...settings, immutable: true, maxAge: '1y' },
  });
  router.use('/assets', assets, notFound);
  router.get(A_FILE, express.static(folder, { ...settings, maxAge: '1h' }));
  return router;
}
