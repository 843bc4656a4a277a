import type { RequestHandler } from 'express';
import type { SiteMatch, SiteRoutes } from './site-routes.ts';
import { isWellFormed } from './well-formed.ts';

declare module 'express-serve-static-core' {
  interface Request {
    siteMatch?: SiteMatch;
    loggedPath?: string;
  }
}

const SECRET_FILES = /^\/api\/bill-uploads\/file\//i;

/** Avoids "no-referrer", because browsers would then hide a form's origin, and we would reject the form. */
const SECRET_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** Excludes built files, whose names contain a hash with capitals. */
const MAY_BE_MISSPELLED = /^\/(?!assets\/).*(?:[A-Z%]|[^\w/-]$)/;

function loggedPath(path: string, routes: SiteRoutes): string {
  const [files] = SECRET_FILES.exec(decodeURIComponent(path)) ?? [];
  return files ? `${files}...` : routes.redact(path);
}

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
      // In development, pages themselves report a build error.
    }
    next();
  };

export const secretUrls: RequestHandler = ({ path, loggedPath: logged }, response, next) => {
  if (logged !== path) response.set(SECRET_HEADERS);
  next();
};

export const oneSpelling: RequestHandler = ({ path, originalUrl, siteMatch }, response, next) => {
  const canonical = siteMatch?.canonicalPath ?? path;
  if (!MAY_BE_MISSPELLED.test(path) || canonical === path) next();
  else response.set('cache-control', 'no-store').redirect(308, canonical + originalUrl.slice(path.length));
};
