import type { LoaderFunctionArgs } from '@remix-run/node';
import { reportDeadlinesResponse } from '#app/features/emissions-report/deadline-calendar.server.ts';

/** The deadlines of a reported building for a calendar program. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  reportDeadlinesResponse(request, params.id ?? '');
