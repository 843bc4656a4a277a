import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectToApi } from '#app/features/api/old-urls.server.ts';
import { apiUrls } from '#app/urls/api-urls.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  redirectToApi(request, 'findBuildings', apiUrls.buildings);
