import type { IncomingMessage } from 'node:http';
import type { Log } from '../logger.ts';

interface Answered {
  request: IncomingMessage;
  status: number;
  id: string;
  /** When the request came in, as `performance.now()` says. */
  start: number;
}

/** Logs an answer from the page cache as all others are logged: no query, and no address of a person. */
export function logKeptPage(log: Log, { request: { method, url = '' }, status, id, start }: Answered): void {
  log.info(
    {
      requestId: id,
      request: { method, path: url.split('?', 1)[0] },
      response: { status },
      duration: Math.round(performance.now() - start),
      isKept: true,
    },
    'request completed',
  );
}
