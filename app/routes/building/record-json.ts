import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectToApi } from '#app/features/api/old-urls.server.ts';
import { apiUrls } from '#app/urls/api-urls.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params: { bbl = '' } }: LoaderFunctionArgs) =>
  redirectToApi(request, 'getBuildingRecord', apiUrls.record(bbl));

export const handle: RouteHandle = { isPublic: true, query: ['on'] };
