import type { LoaderFunctionArgs } from '@remix-run/node';
import { buildingJsonResponse } from '#app/features/buildings/files.server.ts';
import { ANSWERS_QUERY } from '#law/buildings/answers.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) => buildingJsonResponse(request, params.bbl);

export const handle: RouteHandle = { isPublic: true, query: ['bin'], personalQuery: ANSWERS_QUERY };
