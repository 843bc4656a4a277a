import type { LoaderFunctionArgs } from '@remix-run/node';
import { robotsOf } from '#app/features/search-engines/robots.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

/** What robots may read, and where the list of pages is. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  new Response(robotsOf(originOf(request)), { headers: HEADERS });

export const handle: RouteHandle = { isPublic: true };
