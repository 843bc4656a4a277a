import express, { type Express, type RequestHandler } from 'express';
import type { Log } from '../logger.ts';
import { apiGate } from './api-gate.ts';
import { bodyLimit } from './body-limit.ts';
import { compressed } from './compression.ts';
import { errorHandler } from './error-handler.ts';
import { headAsGet } from './head-as-get.ts';
import { type Ping, health } from './health.ts';
import { notFound } from './static-files.ts';
import type { Lifecycle } from './lifecycle.ts';
import { type FindEditor, previews } from './previews.ts';
import { requestId } from './request-id.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { secretAddresses } from './secret-addresses.ts';
import type { Site } from './site.ts';
import { wellFormed } from './well-formed.ts';

const MEDIA_FILE = /^\/api\/media\/file\//;
const API = /^\/api(\/|$)/i;
/** Next would fetch any address of ours for it, past the gate; the admin panel does not use it. */
const IMAGE_OPTIMIZER = /^\/_next\/+image(\/|$)/i;
const ADMIN_PANEL = /^\/(admin|api|_next)(\/|$)/i;

export interface ApplicationParts {
  log: Log;
  siteUrl: string;
  lifecycle: Lifecycle;
  ping: Ping;
  findEditor: FindEditor;
  adminPanel: RequestHandler;
  site: Pick<Site, 'files' | 'pages'>;
}

/** A browser that keeps its connection open is told to open another one, which another process may take. */
const endConnections =
  (lifecycle: Lifecycle): RequestHandler =>
  (_request, response, next) => {
    if (lifecycle.isStopping()) response.set('connection', 'close');
    next();
  };

/** Puts together what happens to a request, in this order. */
export function createApplication(parts: ApplicationParts): Express {
  const { log, siteUrl, lifecycle, ping, findEditor, adminPanel, site } = parts;
  const application = express();
  application.disable('x-powered-by');
  application.disable('etag');
  application.use(requestId, requestLog(log), securityHeaders(siteUrl), endConnections(lifecycle));
  application.use(health(lifecycle, ping));
  application.use(wellFormed, bodyLimit, secretAddresses);
  application.all(API, apiGate);
  application.head(MEDIA_FILE, headAsGet);
  application.all(IMAGE_OPTIMIZER, notFound);
  application.all(ADMIN_PANEL, adminPanel);
  application.use(compressed, site.files);
  application.all('*', previews(findEditor), site.pages);
  application.use(errorHandler);
  return application;
}
