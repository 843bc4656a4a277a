import type { LoaderFunctionArgs } from '@remix-run/node';
import { DESCRIBED_QUERY } from '#app/features/buildings/building-query.ts';
import { DESCRIBED } from '#app/urls/building-urls.ts';
import { buildingCalendarResponse, describedCalendarResponse } from '#app/features/buildings/files.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) =>
  args.params.bbl === DESCRIBED
    ? describedCalendarResponse(args)
    : buildingCalendarResponse(args.request, args.params.bbl);

export const handle: RouteHandle = { isPublic: true, query: ['bin'], personalQuery: DESCRIBED_QUERY };
