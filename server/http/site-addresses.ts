import type { RequestHandler } from 'express';
import type { SiteMatch, SiteRoutes } from './site-routes.ts';
import { isWellFormed } from './well-formed.ts';

declare module 'express-serve-static-core' {
  interface Request {
    siteMatch?: SiteMatch;
    /** The path without its secret part. */
    loggedPath?: string;
  }
}

/** Files that visitors sent; their names may be personal. */
const SECRET_FILES = /^\/api\/bill-uploads\/file\//i;

/** With "no-referrer", browsers would hide where a form comes from, and the form would be refused. */
const SECRET_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** All other addresses are canonical. The names of built files end in a digest, with capitals. */
const MAY_BE_MISSPELLED = /^\/(?!assets\/).*[A-Z%]/;

function loggedPath(path: string, routes: SiteRoutes): string {
  const [files] = SECRET_FILES.exec(decodeURIComponent(path)) ?? [];
  return files ? `${files}...` : routes.redact(path);
}

/** Finds the site's route of each request, whose facts limits, previews, the log and others read. */
export const matchSite =
  (routesOf: () => Promise<SiteRoutes>): RequestHandler =>
  async (request, _response, next) => {
    try {
      const routes = await routesOf();
      if (isWellFormed(request)) {
        request.siteMatch = routes.match(request.path);
        request.loggedPath = loggedPath(request.path, routes);
      }
    } catch {
      // While the site does not compile in development, its pages say so.
    }
    next();
  };

/** Keeps secret addresses out of caches, search engines and the logs of other sites. */
export const secretAddresses: RequestHandler = ({ path, loggedPath: logged }, response, next) => {
  if (logged !== path) response.set(SECRET_HEADERS);
  next();
};

/** Redirects an address with capitals or escaped characters to the canonical one. Remix takes both for the same page. */
export const oneSpelling: RequestHandler = ({ path, originalUrl, siteMatch }, response, next) => {
  const canonical = siteMatch?.canonicalPath ?? path;
  if (!MAY_BE_MISSPELLED.test(path) || canonical === path) next();
  else response.set('cache-control', 'no-store').redirect(308, canonical + originalUrl.slice(path.length));
};
