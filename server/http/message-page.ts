import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { isDatabaseUnavailable } from '#cms/database/visitor-limit.ts';
import { errorMessage } from '../readable-error.ts';
import { API_V1, sendProblem } from './problem.ts';
import { currentRequestId } from './request-log.ts';
import { RETRY_AFTER_SECONDS, UNAVAILABLE } from './database-loss.ts';

interface Message {
  status: number;
  title: string;
  text: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

export function messagePage({ title, text }: Omit<Message, 'status'>): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p><a href="/">Go to the start page</a></p>
</main>
</body>
</html>
`;
}

export function sendApiError(response: Response, status: number, message: string): void {
  response
    .status(status)
    .set('cache-control', 'no-store')
    .json({ errors: [{ message }] });
}

export const notFound: RequestHandler = (_request, response) => {
  response.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found\n');
};

export function sendMessage(response: Response, message: Message): void {
  const { status, title, text } = message;
  if (API_V1.test(response.req.path)) sendProblem(response, { status, title, detail: text });
  else response.status(status).set('cache-control', 'no-store').type('html').send(messagePage(message));
}

export const errorHandler: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  if (response.writableEnded) {
    request.log.debug({ err: error }, 'Error after the response');
    return;
  }
  request.log.error({ err: error }, errorMessage(error));
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (isDatabaseUnavailable(error)) {
    response.set('retry-after', String(RETRY_AFTER_SECONDS));
    sendMessage(response, { status: 503, title: 'Temporarily unavailable', text: UNAVAILABLE });
    return;
  }
  const text = `Please try again. If it happens again, tell us this number: ${currentRequestId(request)}`;
  sendMessage(response, { status: 500, title: 'Unexpected Application Error!', text });
};
