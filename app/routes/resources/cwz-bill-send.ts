import type { ActionFunctionArgs } from '@remix-run/node';
import { answerBill } from '#app/features/cwz-bills/receive.server.ts';

export const action = (args: ActionFunctionArgs) => answerBill(args);
