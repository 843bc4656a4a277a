import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadFeed } from '#app/features/articles/feed.server.ts';
import { requestedModule } from '#app/features/modules/module-of.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const HEADERS = {
  'Content-Type': 'application/rss+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=600',
};

export const loader = async ({ request }: LoaderFunctionArgs) =>
  new Response(await loadFeed(requestedModule(request), originOf(request)), { headers: HEADERS });

export const handle: RouteHandle = { isPublic: true };
