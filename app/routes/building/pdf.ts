import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ANSWERS_QUERY } from '#law/buildings/answers.ts';
import { buildingUrls } from '#app/urls/building-urls.ts';
import type { RouteHandle } from '#app/route-handle.ts';

/** Redirects to the page, which prints well. Until November 2026, each building page had a PDF at this URL. */
export const loader = ({ request, params: { bbl = '' } }: LoaderFunctionArgs) =>
  redirect(buildingUrls(encodeURIComponent(bbl)).page + new URL(request.url).search, 301);

export const handle: RouteHandle = {
  isPublic: true,
  query: ['bin', 'filing'],
  personalQuery: ANSWERS_QUERY,
};
