import type { LoaderFunctionArgs } from '@remix-run/node';
import { portfolioFileResponse } from '#app/features/portfolios/files.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => portfolioFileResponse(args);

export const handle: RouteHandle = { isExpensive: true };
