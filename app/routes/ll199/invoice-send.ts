import type { ActionFunctionArgs } from '@remix-run/node';
import { respondToInvoice } from '#app/features/bills/invoices/invoice.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const action = (args: ActionFunctionArgs) => respondToInvoice(args);

export const handle: RouteHandle = { takesFiles: true };
