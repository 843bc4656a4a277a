import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { FormCheck } from '#app/ui/forms/form-check.ts';
import { readForm, refuseOtherMethods } from './read-form.server.ts';
import { receivedUrl, type Received } from './received.ts';
import { tooManyMailsMessage } from './too-often.ts';
import { isTrapped } from './trap.ts';

interface FormToReceive<Values, Stored> {
  what: Received;
  check: FormCheck<Values>;
  store: (values: Values, sender: { isSpam: boolean; mayMail: boolean }) => Promise<Stored>;
  /** The address that the form asks us to mail: it is refused where that was sent several mails. */
  mailsTo?: (values: Values) => string;
  /** The address to which a mail acknowledges the form: there is none where that was sent several mails. */
  acknowledgesTo?: (values: Values) => string;
  /** Where the visitor is led once it is stored, when not to the same page with the confirmation. */
  leadTo?: (stored: Stored) => string;
  /** Said when it cannot be stored. */
  failure: string;
}

/**
 * Takes a form: checks it, stores what was sent, and leads to the confirmation. A refusal is a 400 with
 * the messages and everything that was typed, or a 429 where the address was sent several mails; a failure to
 * store is a 503.
 */
export async function receiveForm<Values, Stored = void>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  {
    what,
    check,
    store,
    mailsTo,
    acknowledgesTo,
    leadTo = () => receivedUrl(request.url, what),
    failure,
  }: FormToReceive<Values, Stored>,
) {
  refuseOtherMethods(request);
  const fields = await readForm(request);
  const submission = check(fields);
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 });
  const isSpam = isTrapped(fields);
  const recipient = isSpam ? undefined : mailsTo?.(submission.value);
  const seconds = recipient && (await context.takeMailTo(recipient));
  if (seconds) {
    return data(
      { result: submission.reply({ formErrors: [tooManyMailsMessage(seconds)] }) },
      { status: 429 },
    );
  }
  let stored: Stored;
  try {
    const sender = isSpam ? undefined : acknowledgesTo?.(submission.value);
    const mayMail = sender === undefined || (await context.mayAcknowledge(sender));
    stored = await store(submission.value, { isSpam, mayMail });
  } catch (error) {
    context.log.error({ err: error, form: what }, 'What a visitor sent could not be stored.');
    return data({ result: submission.reply({ formErrors: [failure] }) }, { status: 503 });
  }
  return redirect(leadTo(stored));
}
