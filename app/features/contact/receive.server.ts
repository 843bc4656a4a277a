import type { ActionFunctionArgs } from '@remix-run/node';
import { submitContactMessage } from '#collections/contact-messages/submit.ts';
import { receiveForm } from '../forms/receive.server.ts';
import { receivedUrl } from '../forms/received.ts';
import { contactCheck } from './check.ts';
import { MESSAGE_FAILED } from './messages.ts';

/** Takes a message to the team. */
export const receiveContactMessage = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  receiveForm(args, {
    what: 'message',
    check: contactCheck,
    store: submitContactMessage,
    leadTo: (reference) => receivedUrl(args.request.url, 'message', reference),
    acknowledgesTo: ({ email }) => email,
    failure: MESSAGE_FAILED,
  });
