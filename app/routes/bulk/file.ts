import type { LoaderFunctionArgs } from '@remix-run/node';
import { bulkFileResponse } from '#app/features/api/bulk.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) => bulkFileResponse(request, params.file);

export const handle: RouteHandle = { isPublic: true, isExpensive: true, query: ['version'] };
