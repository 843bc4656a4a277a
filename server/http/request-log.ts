import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Log } from '../logger.ts';
import { ASKED_BY_MACHINES } from './health.ts';
import { withoutSecret } from './secret-addresses.ts';
import { isWellFormed } from './well-formed.ts';

/** A path that is refused may be a secret one that somebody mistyped. */
const NOT_VALID = '(not valid)';

const pathOf = (request: Request): string =>
  isWellFormed(request) ? withoutSecret(request.originalUrl.split('?', 1)[0] ?? '') : NOT_VALID;

function levelOf(request: IncomingMessage, response: ServerResponse, error?: Error) {
  if (ASKED_BY_MACHINES.has(request.url ?? '')) return 'debug';
  return error || response.statusCode >= 500 ? 'error' : 'info';
}

/**
 * Logs each request when it is answered: method, path, status, duration and id. Nothing personal: no
 * query, body, cookie or address, and no link from a mail.
 */
export function requestLog(log: Log): RequestHandler {
  return pinoHttp<Request>({
    logger: log,
    customLogLevel: levelOf,
    customAttributeKeys: { req: 'request', res: 'response', responseTime: 'duration', reqId: 'requestId' },
    wrapSerializers: false,
    quietReqLogger: true,
    // The error itself is logged where it is caught.
    customErrorObject: (_request, response, _error, { duration }: { duration: number }) => ({
      response,
      duration,
    }),
    serializers: {
      request: (request: Request) => ({ method: request.method, path: pathOf(request) }),
      response: (response: ServerResponse) => ({ status: response.statusCode }),
    },
  });
}
