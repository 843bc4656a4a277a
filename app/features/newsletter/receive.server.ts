import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { subscribe } from '#app/content/newsletter.server.ts';
import { regulatoryModule, type ModuleSlug } from '#app/regulations/index.ts';
import { readForm, refuseOtherMethods } from '../forms/read-form.server.ts';
import {
  ALREADY_SUBSCRIBED,
  INVALID_EMAIL,
  SUBSCRIPTION_FAILED,
  SUBSCRIPTION_SUCCESSFUL,
  type NewsletterAnswer,
  type NewsletterMessage,
} from './messages.ts';
import { newsletterSchema } from './schema.ts';

/**
 * Takes a newsletter sign-up. Scripts (field `inline`) get the answer as data for a toast; a
 * plain form is led to a page that says it, so that a reload sends nothing again.
 */
export async function receiveNewsletterSignUp(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  module: ModuleSlug,
) {
  refuseOtherMethods(request);
  const form = await readForm(request);
  const email = form.get('email');
  const typed = typeof email === 'string' ? email.slice(0, 300) : '';
  const refuse = (message: NewsletterMessage, status: number) =>
    data<NewsletterAnswer>({ ...message, isSuccess: false, typed }, { status });
  const parsed = newsletterSchema.safeParse({ email });
  if (!parsed.success) return refuse(INVALID_EMAIL, 400);
  try {
    const outcome = await subscribe(parsed.data.email, regulatoryModule(module).newsletterSource);
    if (outcome === 'already subscribed') return refuse(ALREADY_SUBSCRIBED, 409);
  } catch (error) {
    context.log.error({ err: error }, 'A newsletter sign-up could not be stored.');
    return refuse(SUBSCRIPTION_FAILED, 503);
  }
  if (form.get('inline') !== 'yes') return redirect(`${new URL(request.url).pathname}?subscribed=yes`);
  return data<NewsletterAnswer>({ ...SUBSCRIPTION_SUCCESSFUL, isSuccess: true, typed: '' });
}
