import type { LoaderFunctionArgs } from '@remix-run/node';
import { ownerFileResponse } from '#app/features/portfolio/files.server.tsx';

export const loader = (args: LoaderFunctionArgs) => ownerFileResponse(args);
