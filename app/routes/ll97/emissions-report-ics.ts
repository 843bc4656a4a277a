import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerReportDeadlines } from '#app/features/emissions-report/deadline-calendar.server.ts';

/** The deadlines of a reported building for a calendar program. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  answerReportDeadlines(request, params.id ?? '');
