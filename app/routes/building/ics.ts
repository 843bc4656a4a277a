import type { LoaderFunctionArgs } from '@remix-run/node';
import { buildingCalendarResponse } from '#app/features/building/files.server.ts';
import { ANSWERS_QUERY } from '#app/regulations/obligations/answers.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  buildingCalendarResponse(request, params.bbl);

export const handle: RouteHandle = { isPublic: true, query: ['bin'], personalQuery: ANSWERS_QUERY };
