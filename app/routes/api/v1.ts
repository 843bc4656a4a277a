import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { apiResponse } from '#app/features/api/respond.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, context }: LoaderFunctionArgs) => apiResponse(request, context);

export const action = ({ request, context }: ActionFunctionArgs) => apiResponse(request, context);

export const handle: RouteHandle = { isPublic: true, shows: 'city', isApi: true, rateLimit: 'none' };
