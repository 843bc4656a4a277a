import type { Request, RequestHandler, Response } from 'express';
import { Histogram } from 'prom-client';
import { ASKED_BY_MACHINES } from './health.ts';
import { METHODS } from './well-formed.ts';
import { counter, registry } from './metrics.ts';

/** A fixed set, so that the metrics do not grow with the number of URLs. */
export type RequestKind = 'page' | 'data' | 'asset' | 'api' | 'admin';

const KINDS: [RegExp, RequestKind][] = [
  [/^\/(assets|_next)(\/|$)/i, 'asset'],
  [/^\/api(\/|$)/i, 'api'],
  [/^\/admin(\/|$)/i, 'admin'],
  [/\.data$/, 'data'],
  [/\.(avif|css|gif|ico|jpe?g|js|map|png|svg|webmanifest|webp|woff2?)$/i, 'asset'],
];

export const requestKind = (path: string): RequestKind =>
  KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';

export const knownMethod = (method: string): string => (METHODS.includes(method) ? method : 'other');

const LABELS = ['method', 'kind', 'status'] as const;
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const requests = counter('http_requests_total', 'Requests that have ended.', LABELS);
const durations = new Histogram({
  name: 'lotline_http_request_duration_seconds',
  help: 'How long requests took, without event streams.',
  labelNames: LABELS,
  buckets: BUCKETS_SECONDS,
  registers: [registry],
});

const isStream = (response: Response) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

function metricLabels(request: Request, response: Response) {
  const ended = response.writableFinished || isStream(response);
  return {
    method: knownMethod(request.method),
    kind: isStream(response) ? 'stream' : requestKind(request.path),
    status: ended ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted',
  };
}

/** Counts and times requests. Records the status "aborted" if the client disconnects early. */
export const measureRequests: RequestHandler = (request, response, next) => {
  if (!ASKED_BY_MACHINES.has(request.path)) {
    const stop = durations.startTimer();
    response.once('close', () => {
      const labels = metricLabels(request, response);
      requests.inc(labels);
      if (labels.kind !== 'stream') stop(labels);
    });
  }
  next();
};
