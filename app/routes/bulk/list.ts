import type { LoaderFunctionArgs } from '@remix-run/node';
import { bulkListResponse } from '#app/features/api/bulk.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => bulkListResponse(originOf(request));

export const handle: RouteHandle = { isPublic: true };
