import type { LoaderFunctionArgs } from '@remix-run/node';
import { moduleCalendarResponse } from '#app/features/deadlines/module-calendar.server.ts';
import { requestedModule } from '#app/features/modules/module-of.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  moduleCalendarResponse(request, requestedModule(request));

export const handle: RouteHandle = { isPublic: true };
