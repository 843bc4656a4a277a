import type { LoaderFunctionArgs } from '@remix-run/node';
import { deprecated } from '#app/features/api/old-urls.server.ts';
import { recordJsonResponse } from '#app/features/buildings/record/json.server.ts';
import { apiUrls } from '#app/urls/api-urls.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader({ request, params: { bbl = '' } }: LoaderFunctionArgs): Promise<Response> {
  const response = await recordJsonResponse(request, bbl);
  const headers = deprecated(request, apiUrls.record(bbl));
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

export const handle: RouteHandle = { isPublic: true, query: ['on'] };
