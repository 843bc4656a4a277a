import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadChangesFeed } from '#app/features/figures/changes-feed.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const HEADERS = { 'Content-Type': 'application/atom+xml; charset=utf-8' };

export const loader = async ({ request }: LoaderFunctionArgs) =>
  new Response(await loadChangesFeed(originOf(request)), { headers: HEADERS });

export const handle: RouteHandle = { isPublic: true };
