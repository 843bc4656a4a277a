import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { newScriptMark, securePage } from './features/site/content-security-policy.server.ts';
import { pageElement } from './features/start/page-element.server.tsx';
import { renderDocument } from './features/start/render.server.ts';

export { refuseTooOften } from './features/forms/too-often.server.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { log }: AppLoadContext,
): Promise<Response> {
  const mark = newScriptMark();
  const page = await pageElement(request.url, remixContext, mark);
  const rendered = await renderDocument(page, { mark, log });
  const { html, policy } = securePage(rendered.html, mark);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  return new Response(html, { status: rendered.hasFailed ? 500 : status, headers });
}

const isRefusal = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500;

/** Unexpected errors of loaders and actions; refusals and visitors who have left are none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRefusal(error)) context.log.error({ err: error }, 'A request failed.');
};
