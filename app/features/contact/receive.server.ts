import type { ActionFunctionArgs } from '@remix-run/node';
import { storeContactMessage } from '#app/content/contact-messages.server.ts';
import { receiveForm } from '../forms/receive.server.ts';
import { receivedUrl } from '../forms/received.ts';
import { contactCheck } from './check.ts';
import { MESSAGE_FAILED } from './messages.ts';

/** Takes a message to the team. */
export const receiveContactMessage = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  receiveForm(args, {
    what: 'message',
    check: contactCheck,
    store: storeContactMessage,
    leadTo: (reference) => receivedUrl(args.request.url, 'message', reference),
    acknowledgesTo: ({ email }) => email,
    failure: MESSAGE_FAILED,
  });
