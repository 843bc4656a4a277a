import type { LoaderFunctionArgs } from '@remix-run/node';
import { viewFileResponse } from '#app/features/portfolio/files.server.tsx';

export const loader = (args: LoaderFunctionArgs) => viewFileResponse(args);
