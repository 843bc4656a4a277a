import type { LoaderFunctionArgs } from '@remix-run/node';
import { followerCalendarResponse } from '#app/features/following/calendar.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  followerCalendarResponse(request, context, params.key);

// Not public, because the URL is secret.
export const handle: RouteHandle = {};
