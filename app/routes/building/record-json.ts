import type { LoaderFunctionArgs } from '@remix-run/node';
import { recordJsonResponse } from '#app/features/buildings/record/json.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) => recordJsonResponse(request, params.bbl);

export const handle: RouteHandle = { isPublic: true, query: ['on'] };
