import type { ActionFunctionArgs } from '@remix-run/node';
import { submitFeedback, type NewFeedback } from '#collections/feedback/submit.ts';
import { receiveForm } from '../forms/receive.server.ts';
import { feedbackCheck } from './check.ts';
import { FEEDBACK_FAILED } from './messages.ts';
import { isEmptyFeedback } from './schema.ts';

/** Takes what a visitor says of the site. An empty form is answered like any other, and is not stored. */
export const receiveFeedback = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  receiveForm(args, {
    what: 'feedback',
    check: feedbackCheck,
    async store(values, sender) {
      if (!isEmptyFeedback(values)) await submitFeedback(values as NewFeedback, sender);
    },
    failure: FEEDBACK_FAILED,
  });
