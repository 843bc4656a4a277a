import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';

const HEADER = 'content-security-policy';

/** Payload's panel writes styles into its pages, shows pictures before they are stored, and frames the site. */
const panelPolicy = (scripts: string): string =>
  [
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
  ].join('; ');

/** What is no page: data and files of the back office run nothing, wherever they are opened. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'self'";

/** While the panel is developed, Next puts its code together in the browser and hears of changes by a socket. */
const IN_DEVELOPMENT = "'unsafe-inline' 'unsafe-eval'";

const isPage = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

/**
 * Says what browsers may run of the back office. Next marks the scripts of a page with the nonce that it finds in
 * this header of the request, so that no others run.
 */
export const panelPolicies =
  ({ production }: { production: boolean }): RequestHandler =>
  (request, response, next) => {
    const scripts = production ? `'nonce-${randomBytes(16).toString('base64')}'` : IN_DEVELOPMENT;
    const policy = isPage(request.path) ? panelPolicy(scripts) : NOTHING_RUNS;
    request.headers[HEADER] = policy;
    response.set(HEADER, policy);
    next();
  };
