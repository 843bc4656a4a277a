import type { LoaderFunctionArgs } from '@remix-run/node';
import { checklistPdfResponse } from '#app/features/buildings/checklist/checklist.server.ts';
import { requestedModule } from '#app/features/modules/module-of.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) =>
  checklistPdfResponse(request, requestedModule(request));

export const handle: RouteHandle = { isPublic: true, isExpensive: true, query: ['answers'] };
