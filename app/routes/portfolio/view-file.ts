import type { LoaderFunctionArgs } from '@remix-run/node';
import { viewFileResponse } from '#app/features/portfolio/files.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => viewFileResponse(args);

export const handle: RouteHandle = { isExpensive: true };
