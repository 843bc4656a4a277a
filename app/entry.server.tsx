import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { newNonce, securePage } from './features/site/content-security-policy.server.ts';
import { NonceProvider } from './features/site/nonce.ts';
import { renderDocument } from './features/site/render.server.ts';
import { speculationRules, SpeculationRulesProvider } from './features/site/speculation-rules.tsx';
import { handleOf } from './route-handle.ts';

export { refuseTooOften } from './features/forms/too-often.server.ts';
export { loadFrame } from '#app/data/site-layout.server.ts';

const UNAVAILABLE = 503;

function isEmbeddable({ staticHandlerContext: { matches }, routeModules }: EntryContext): boolean {
  const module = routeModules[matches.at(-1)?.route.id ?? ''];
  return handleOf(module).isEmbeddable === true;
}

/** In seconds. */
const RETRY_AFTER = '5';

function addRetryAfter(headers: Headers): void {
  headers.set('Retry-After', RETRY_AFTER);
  headers.set('Cache-Control', 'no-store');
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { log, siteRoutes }: AppLoadContext,
): Promise<Response> {
  const nonce = newNonce();
  const page = (
    <NonceProvider value={nonce}>
      <SpeculationRulesProvider value={speculationRules(await siteRoutes())}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </SpeculationRulesProvider>
    </NonceProvider>
  );
  const rendered = await renderDocument(page, { nonce, log });
  const { html, policy } = securePage(rendered.html, nonce, isEmbeddable(remixContext));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  if (status === UNAVAILABLE) addRetryAfter(headers);
  return new Response(html, { status: rendered.hasFailed ? 500 : status, headers });
}

export function handleDataRequest(response: Response): Response {
  if (response.status === UNAVAILABLE) addRetryAfter(response.headers);
  return response;
}

const isExpected = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500;

/** Does not log 4xx responses, or errors after the visitor has disconnected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isExpected(error)) context.log.error({ err: error }, 'A request failed.');
};
