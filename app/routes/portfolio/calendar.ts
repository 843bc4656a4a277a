import type { LoaderFunctionArgs } from '@remix-run/node';
import { portfolioCalendarResponse } from '#app/features/portfolios/files.server.ts';

export const loader = (args: LoaderFunctionArgs) => portfolioCalendarResponse(args);
