import type { LoaderFunctionArgs } from '@remix-run/node';
import { examplePdfResponse } from '#app/features/ll97/report/pdf-files.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => examplePdfResponse(request);

export const handle: RouteHandle = { isPublic: true, isExpensive: true };
