import type { RequestHandler } from 'express';
import helmet from 'helmet';

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** What other sites may show: pictures in feeds and mails, and the look of a shared link. */
const FOR_OTHER_SITES = /^\/(api\/media\/file|social-image)\//;

const permissions: RequestHandler = (_request, response, next) => {
  response.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  next();
};

/** A browser gives our files to pages of other sites only where they are meant for them. */
const resources: RequestHandler = (request, response, next) => {
  const policy = FOR_OTHER_SITES.test(request.path) ? 'cross-origin' : 'same-origin';
  helmet.crossOriginResourcePolicy({ policy })(request, response, next);
};

/**
 * Sets the security headers of every answer; on an https site also that browsers stay with https. What
 * scripts may do is said elsewhere, by page.
 */
export function securityHeaders(siteUrl: string): RequestHandler[] {
  const https = siteUrl.startsWith('https:');
  const common = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: https && { maxAge: ONE_YEAR_IN_SECONDS },
    // The panel shows pages of the site in frames of its own.
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return [common, resources, permissions];
}
