import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Log } from '../logger.ts';
import { ASKED_BY_MACHINES } from './health.ts';

const HEADER = 'x-request-id';
const SANE = /^[A-Za-z0-9._-]{8,128}$/;

const NOT_VALID = '(not valid)';

export const currentRequestId = ({ id }: IncomingMessage): string => (typeof id === 'string' ? id : '');

export const requestIdFrom = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SANE.test(given) ? given : randomUUID();

export const requestId: RequestHandler = (request, response, next) => {
  const id = requestIdFrom(request.headers[HEADER]);
  request.id = id;
  request.headers[HEADER] = id;
  response.set(HEADER, id);
  next();
};

const isStreamTooMany = ({ siteMatch }: Request, { statusCode }: ServerResponse): boolean =>
  statusCode === 503 && siteMatch?.route.handle.isEventStream === true;

function logLevel(request: Request, response: ServerResponse, error?: Error) {
  if (ASKED_BY_MACHINES.has(request.url)) return 'debug';
  const hasFailed = error ?? (response.statusCode >= 500 && !isStreamTooMany(request, response));
  return hasFailed ? 'error' : 'info';
}

/** Does not log queries, bodies, cookies, IP addresses, or the secret parts of URLs. */
export function requestLog(log: Log): RequestHandler {
  return pinoHttp<Request>({
    logger: log,
    customLogLevel: logLevel,
    customAttributeKeys: { req: 'request', res: 'response', responseTime: 'duration', reqId: 'requestId' },
    wrapSerializers: false,
    quietReqLogger: true,
    customErrorObject: (_request, response, _error, { duration }: { duration: number }) => ({
      response,
      duration,
    }),
    serializers: {
      request: ({ method, loggedPath = NOT_VALID }: Request) => ({ method, path: loggedPath }),
      response: (response: ServerResponse) => ({ status: response.statusCode }),
    },
  });
}
