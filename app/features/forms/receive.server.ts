import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { readForm, refuseOtherMethods } from './read-form.server.ts';
import { receivedUrl, type Received } from './received.ts';
import { isTrapped } from './trap.ts';

interface FormToReceive<Values, Stored> {
  what: Received;
  check: FormCheck<Values>;
  store: (values: Values, sender: { isSpam: boolean }) => Promise<Stored>;
  /** Where the visitor is led once it is stored, when not to the same page with the confirmation. */
  leadTo?: (stored: Stored) => string;
  /** Said when it cannot be stored. */
  failure: string;
}

/**
 * Takes a form: checks it, stores what was sent, and leads to the confirmation. A refusal is a 400 with
 * the messages and everything that was typed; a failure to store is a 503.
 */
export async function receiveForm<Values, Stored = void>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  {
    what,
    check,
    store,
    leadTo = () => receivedUrl(request.url, what),
    failure,
  }: FormToReceive<Values, Stored>,
) {
  refuseOtherMethods(request);
  const fields = await readForm(request);
  const submission = check(fields);
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 });
  let stored: Stored;
  try {
    stored = await store(submission.value, { isSpam: isTrapped(fields) });
  } catch (error) {
    context.log.error({ err: error, form: what }, 'What a visitor sent could not be stored.');
    return data({ result: submission.reply({ formErrors: [failure] }) }, { status: 503 });
  }
  return redirect(leadTo(stored));
}
