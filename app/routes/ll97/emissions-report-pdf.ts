import type { LoaderFunctionArgs } from '@remix-run/node';
import { reportPdfResponse } from '#app/features/emissions-report/pdf-files.server.tsx';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  reportPdfResponse(request, params.id ?? '');
