import type { LoaderFunctionArgs } from '@remix-run/node';
import { portfolioCalendarResponse } from '#app/features/portfolios/files.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => portfolioCalendarResponse(args);

export const handle: RouteHandle = { isExpensive: true };
