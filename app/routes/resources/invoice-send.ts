import type { ActionFunctionArgs } from '@remix-run/node';
import { answerInvoice } from '#app/features/invoices/receive.server.ts';

export const action = (args: ActionFunctionArgs) => answerInvoice(args);
