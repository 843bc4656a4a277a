import type { LoaderFunctionArgs } from '@remix-run/node';
import { reportPdfResponse } from '#app/features/ll97/report/pdf-files.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  reportPdfResponse(request, params.id ?? '');

export const handle: RouteHandle = { isExpensive: true };
