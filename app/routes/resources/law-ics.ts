import type { LoaderFunctionArgs } from '@remix-run/node';
import { lawCalendarResponse } from '#app/features/deadlines/module-calendar.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) => lawCalendarResponse(request, params.slug);

export const handle: RouteHandle = { isPublic: true };
