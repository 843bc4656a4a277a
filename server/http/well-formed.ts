import type { Request, RequestHandler } from 'express';
import { sendMessage } from './message-page.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What no link of ours contains: they make a path mean one thing here and another thing further on. */
const AMBIGUOUS = /%2f|%5c|\\|(^|\/)(\.|%2e){1,2}(\/|$)/i;

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

function isWellFormed(request: Request): boolean {
  const { originalUrl } = request;
  const path = originalUrl.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || AMBIGUOUS.test(path) || !isDecodable(path)) return false;
  return URL.canParse(`http://${request.headers.host ?? 'localhost'}${originalUrl}`);
}

/** Refuses addresses that are broken or ambiguous, and methods that nothing here knows. */
export const wellFormed: RequestHandler = (request, response, next) => {
  if (!METHODS.includes(request.method)) {
    response.set('allow', METHODS.join(', '));
    sendMessage(response, {
      status: 405,
      title: 'Not allowed',
      text: 'This cannot be done with an address.',
    });
  } else if (!isWellFormed(request)) {
    const text = 'Please check the address: it contains something that no page of this site has.';
    sendMessage(response, { status: 400, title: 'This address is not valid', text });
  } else {
    next();
  }
};
