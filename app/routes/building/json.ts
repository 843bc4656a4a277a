import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectToApi } from '#app/features/api/old-urls.server.ts';
import { apiUrls } from '#app/urls/api-urls.ts';
import { ANSWERS_QUERY } from '#law/buildings/answers.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params: { bbl = '' } }: LoaderFunctionArgs) =>
  redirectToApi(request, 'getBuilding', apiUrls.building(bbl));

export const handle: RouteHandle = { isPublic: true, query: ['bin'], personalQuery: ANSWERS_QUERY };
