import type { LoaderFunctionArgs } from '@remix-run/node';
import { reportPdfResponse } from '#app/features/emissions-report/pdf-files.server.tsx';

/** A stored report as a PDF, for everyone who knows its address. */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  reportPdfResponse(request, params.id ?? '');
