import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';

/** Answers that there is no such file, in plain text. */
export const notFound: RequestHandler = (_request, response) => {
  response.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found\n');
};

/**
 * The files of the site's build. Those below /assets carry a hash in their name and never change;
 * the others are kept by browsers for an hour.
 */
export function staticFiles(folder: string): Router {
  const router = Router();
  const settings = { index: false, redirect: false };
  const assets = path.join(folder, 'assets');
  router.use('/assets', express.static(assets, { ...settings, immutable: true, maxAge: '1y' }), notFound);
  router.use(express.static(folder, { ...settings, maxAge: '1h' }));
  return router;
}
