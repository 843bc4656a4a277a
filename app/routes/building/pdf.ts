import type { LoaderFunctionArgs } from '@remix-run/node';
import { buildingPdfResponse } from '#app/features/building/files.server.tsx';
import { ANSWERS_QUERY } from '#app/features/building/building-query.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) => buildingPdfResponse(request, params.bbl);

export const handle: RouteHandle = {
  isPublic: true,
  isExpensive: true,
  query: ['bin'],
  personalQuery: ANSWERS_QUERY,
};
