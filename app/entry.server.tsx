import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { newScriptMark, securePage } from './features/site/content-security-policy.server.ts';
import { ScriptMarkProvider } from './features/site/script-mark.ts';
import { MustBegin } from './features/start/must-begin.ts';

export { refuseTooOften } from './features/forms/too-often.server.ts';

const RENDER_TIMEOUT_MS = 10_000;

interface Rendered {
  html: string;
  hasFailed: boolean;
}

/** The page as a whole: it is cached and compressed so, works without scripts, and its scripts are known. */
function render(page: ReactNode, mark: string, log: AppLoadContext['log']): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      // Nothing is sent before all is ready: no part has to be moved into its place by a script.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        text(body).then((html) => resolve({ html, hasFailed }), reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        log.error({ err: error }, 'A page could not be rendered.');
      },
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { log }: AppLoadContext,
): Promise<Response> {
  const mark = newScriptMark();
  const { errors, actionData } = remixContext.staticHandlerContext;
  // Remix hands over what the loaders read only where it knows of scripts, and those here are not its own.
  const context = { ...remixContext, renderMeta: { didRenderScripts: true } };
  const page = (
    <ScriptMarkProvider value={mark}>
      <MustBegin value={Boolean(errors ?? actionData)}>
        <RemixServer context={context} url={request.url} nonce={mark} />
      </MustBegin>
    </ScriptMarkProvider>
  );
  const rendered = await render(page, mark, log);
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
