import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadCityDataFeed } from '#app/features/site/city-data-feed.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const HEADERS = { 'Content-Type': 'application/atom+xml; charset=utf-8' };

export const loader = async ({ request }: LoaderFunctionArgs) =>
  new Response(await loadCityDataFeed(originOf(request)), { headers: HEADERS });

export const handle: RouteHandle = { isPublic: true, shows: 'city' };
