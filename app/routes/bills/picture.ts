import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadPicture } from '#app/features/bills/progress/progress.server.ts';

export const loader = (args: LoaderFunctionArgs) => loadPicture(args);
