import type { LoaderFunctionArgs } from '@remix-run/node';
import { reportDeadlinesResponse } from '#app/features/ll97/report/deadline-calendar.server.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  reportDeadlinesResponse(request, params.id ?? '');
