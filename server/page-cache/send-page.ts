import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingOf } from './encoding-of.ts';
import type { KeptPage } from './kept-page.ts';

const NOT_MODIFIED = 304;

/** Whether the browser has this very page: its ETag is among those that it names. */
const hasPage = ({ headers }: IncomingMessage, { tag }: KeptPage): boolean =>
  headers['if-none-match']?.includes(`"${tag}"`) ?? false;

/** Sends a kept page, or says that it is the one that the browser has. `id` is that of the request. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  id: string,
): void {
  if (page.status === 200 && hasPage(request, page)) {
    response.writeHead(NOT_MODIFIED, [...page.unchanged, 'x-request-id', id]).end();
    return;
  }
  const { headers, body } = page.answers[encodingOf(request.headers['accept-encoding'])];
  response.writeHead(page.status, [...headers, 'x-request-id', id]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
