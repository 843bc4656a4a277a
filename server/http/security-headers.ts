import type { RequestHandler } from 'express';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const ONE_YEAR = 'max-age=31536000; includeSubDomains';

/** Sets the security headers of every answer; on an https site also that browsers stay with https. */
export function securityHeaders(siteUrl: string): RequestHandler {
  const https = siteUrl.startsWith('https:');
  const headers = https ? { ...HEADERS, 'strict-transport-security': ONE_YEAR } : HEADERS;
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}
