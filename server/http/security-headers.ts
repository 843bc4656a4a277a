import type { RequestHandler } from 'express';
import helmet from 'helmet';

const ONE_YEAR_IN_SECONDS = 31_536_000;

const FOR_OTHER_SITES = /^\/(api\/media\/file\/|social-image\/|embed\.js$)/;

const permissions: RequestHandler = (_request, response, next) => {
  response.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  next();
};

const resources: RequestHandler = (request, response, next) => {
  const policy = FOR_OTHER_SITES.test(request.path) ? 'cross-origin' : 'same-origin';
  helmet.crossOriginResourcePolicy({ policy })(request, response, next);
};

const framing: RequestHandler = ({ siteMatch }, response, next) => {
  if (siteMatch?.route.handle.isEmbeddable) {
    response.removeHeader('x-frame-options');
    response.set('cross-origin-resource-policy', 'cross-origin');
  }
  next();
};

export function securityHeaders(siteUrl: string): RequestHandler[] {
  const https = siteUrl.startsWith('https:');
  const common = helmet({
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    strictTransportSecurity: https && { maxAge: ONE_YEAR_IN_SECONDS },
    // The panel frames pages of the site. Other sites may frame only embeddable pages.
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return [common, resources, framing, permissions];
}
