import type { RequestHandler } from 'express';
import { createQuota, type QuotaLimits } from './quota.ts';
import { clientNetwork } from './rate-limits/rate-limits.ts';

/** A stream takes about 50 KB. The limit per client is high, because an office shares one IP address. */
const EVENT_STREAM_LIMITS: QuotaLimits = { total: 2000, perClient: 200 };

const RETRY_AFTER_SECONDS = 60;

export function eventStreamLimit(limits = EVENT_STREAM_LIMITS): RequestHandler {
  const quota = createQuota(limits);
  return (request, response, next) => {
    const { siteMatch } = request;
    const client = clientNetwork(request.ip ?? '');
    if (!siteMatch?.route.handle.isEventStream) {
      next();
    } else if (request.method === 'HEAD') {
      // For HEAD, Remix would open a stream and never close it.
      response.setHeader('content-type', 'text/event-stream');
      response.set('cache-control', 'no-store').end();
    } else if (quota.add(client)) {
      response.status(503).set({ 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' });
      response.type('text/plain').send('Too many live connections. Please try again later.\n');
    } else {
      response.once('close', () => quota.release(client));
      next();
    }
  };
}
