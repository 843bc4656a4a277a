import type { LoaderFunctionArgs } from '@remix-run/node';
import { deadlinesResponse } from '#app/features/emissions-report/deadline-calendar.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => deadlinesResponse(request);

export const handle: RouteHandle = { isPublic: true };
