import express, { type Express, type RequestHandler } from 'express';
import type { TrustProxy } from '../environment/variables.ts';
import type { Log } from '../logger.ts';
import {
  respondAfterChanges,
  apiGate,
  apiQuery,
  type CatchUp,
  headAsGet,
  panelGate,
  panelPolicies,
  panelUploads,
} from './panel.ts';
import { metricsPage } from './metrics.ts';
import { measureRequests } from './request-metrics.ts';
import { bodyLimit } from './body-limit.ts';
import { BULK_FILE, bulkFile, type FindBulkFile } from './bulk-file.ts';
import { compressed } from './compression.ts';
import { visitorLimit } from './database-loss.ts';
import { errorHandler, notFound } from './message-page.ts';
import { eventStreamLimit } from './event-stream-limit.ts';
import { frameworkUrls } from './framework-urls.ts';
import { forwarded } from './forwarded.ts';
import { type Ping, health } from './health.ts';
import type { Lifecycle } from './serve.ts';
import { previews } from './previews.ts';
import { privateByDefault } from './private-pages.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import { downloadLimit, personalPageLimit, signInLimit } from './rate-limits/request-limits.ts';
import { requestId, requestLog } from './request-log.ts';
import { sameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { matchSite, oneSpelling, secretUrls } from './site-urls.ts';
import { API_V1 } from './problem.ts';
import { publicApi } from './public-api.ts';
import { createUserOf, type FindUser } from './session.ts';
import type { Site } from './site.ts';
import { wellFormed } from './well-formed.ts';

const MEDIA_FILE = /^\/api\/media\/file\//;
/** The back office's API. Excludes the public API, which belongs to the site. */
const API = /^\/api(?!\/v1(\/|$))(\/|$)/i;
/** Blocked, because Next would fetch any of our URLs for it, bypassing the gate. The panel does not use it. */
const IMAGE_OPTIMIZER = /^\/_next\/+image(\/|$)/i;
const PANEL_PAGE = /^\/(admin|_next)(\/|$)/i;
const ADMIN_PANEL = /^\/(admin|api(?!\/v1(\/|$))|_next)(\/|$)/i;

export interface ApplicationParts {
  log: Log;
  siteUrl: string;
  trustProxy: TrustProxy;
  limits: Pick<RateLimits, 'signIn' | 'download' | 'api' | 'lookUp'>;
  lifecycle: Lifecycle;
  ping: Ping;
  catchUp: CatchUp;
  metricsToken?: string;
  findUser: FindUser;
  adminPanel: RequestHandler;
  production: boolean;
  site: Pick<Site, 'files' | 'pages' | 'routes'>;
  cachedPages?: RequestHandler;
  findBulkFile: FindBulkFile;
}

const endConnections =
  (lifecycle: Lifecycle): RequestHandler =>
  (_request, response, next) => {
    if (lifecycle.isStopping()) response.set('connection', 'close');
    next();
  };

export function createApplication(parts: ApplicationParts): Express {
  const { log, siteUrl, trustProxy, limits, lifecycle, ping, metricsToken, adminPanel } = parts;
  const { site, cachedPages } = parts;
  const userOf = createUserOf(parts.findUser);
  const application = express();
  application.disable('x-powered-by');
  application.disable('etag');
  application.set('trust proxy', trustProxy);
  application.use(measureRequests, forwarded);
  application.use(
    requestId,
    matchSite(site.routes),
    requestLog(log),
    securityHeaders(siteUrl),
    wellFormed,
    endConnections(lifecycle),
  );
  application.use(health(lifecycle, ping));
  application.use('/metrics', metricsPage(metricsToken));
  application.use(frameworkUrls, bodyLimit(userOf));
  const cached = cachedPages ? [cachedPages] : [];
  application.all(API_V1, publicApi(limits));
  application.get(BULK_FILE, bulkFile(parts.findBulkFile, limits));
  application.all(API_V1, visitorLimit, ...cached, oneSpelling, compressed, privateByDefault, site.pages);
  application.use(secretUrls, sameOrigin(siteUrl));
  application.post(API, signInLimit(limits));
  application.all(API, apiGate(userOf), apiQuery, panelUploads(userOf));
  application.head(MEDIA_FILE, headAsGet);
  application.all(IMAGE_OPTIMIZER, notFound);
  application.all(PANEL_PAGE, panelGate(userOf));
  application.all(ADMIN_PANEL, panelPolicies(parts), respondAfterChanges(parts.catchUp), adminPanel);
  application.use(visitorLimit);
  application.get('*', downloadLimit(limits), personalPageLimit(limits));
  application.use(...cached, oneSpelling, eventStreamLimit(), compressed, site.files);
  application.all('*', previews(userOf), privateByDefault, site.pages);
  application.use(errorHandler);
  return application;
}
