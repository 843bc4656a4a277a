import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadLlmsText } from '#app/features/site/llms-text.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const HEADERS = { 'Content-Type': 'text/plain; charset=utf-8' };

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  new Response(await loadLlmsText(originOf(request), await context.siteRoutes()), { headers: HEADERS });

export const handle: RouteHandle = { isPublic: true };
