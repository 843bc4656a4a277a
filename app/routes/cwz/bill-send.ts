import type { ActionFunctionArgs } from '@remix-run/node';
import { respondToBill } from '#app/features/bills/cwz/cwz-bill.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const action = (args: ActionFunctionArgs) => respondToBill(args);

export const handle: RouteHandle = { takesFiles: true };
