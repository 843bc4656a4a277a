import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerChecklistPdf } from '#app/features/checklists/checklist.server.tsx';
import { moduleOf } from '#app/features/modules/module-of.ts';
import type { RouteHandle } from '#app/route-handle.ts';

/** A module's checklist as a PDF. */
export const loader = ({ request }: LoaderFunctionArgs) => answerChecklistPdf(request, moduleOf(request));

export const handle: RouteHandle = { isPublic: true, query: ['answers'] };
