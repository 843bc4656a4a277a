import type { ActionFunctionArgs } from '@remix-run/node';
import { answerBill } from '#app/features/bills/cwz/cwz-bill.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const action = (args: ActionFunctionArgs) => answerBill(args);

export const handle: RouteHandle = { takesFiles: true };
