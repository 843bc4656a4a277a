import { data, redirect } from '@remix-run/node';
import { subscribe } from '#collections/newsletters/subscriptions/submit.ts';
import { launchSource, regulatoryModule, type ModuleSlug } from '#law/modules.ts';
import { processForm, type FormRequest } from '#app/features/forms/receive-form.server.ts';
import {
  INVALID_EMAIL,
  rejectedResponse,
  SUBSCRIPTION_SUCCESSFUL,
  type NewsletterResponse,
} from './sign-up-messages.ts';
import { newsletterForm } from './newsletter-fields.ts';

/** 200 for an address that is subscribed, too. 400 for an invalid one, 429, 503. */
async function signUp(
  args: FormRequest,
  module: ModuleSlug,
): Promise<{ answer: NewsletterResponse; status: number }> {
  const outcome = await processForm(args, {
    ...newsletterForm,
    name: 'newsletter',
    async submit({ email, section }, { isSpam }) {
      const source = section ? launchSource(module, section) : regulatoryModule(module).newsletterSource;
      await subscribe(email, source, { isSpam });
    },
    mailsTo: ({ email }) => email,
  });
  if (!('rejected' in outcome)) {
    return { answer: { ...SUBSCRIPTION_SUCCESSFUL, isSuccess: true, typed: '' }, status: 200 };
  }
  const { result, status } = outcome.rejected;
  return { answer: rejectedResponse(result, status === 400 ? INVALID_EMAIL : undefined), status };
}

export async function receiveNewsletterSignUp(args: FormRequest, module: ModuleSlug) {
  const { answer, status } = await signUp(args, module);
  if (answer.isSuccess) return redirect(`${new URL(args.request.url).pathname}?subscribed=yes`);
  return data<NewsletterResponse>(answer, { status });
}

export async function respondToSignUp(args: FormRequest, module: ModuleSlug): Promise<Response> {
  const { answer, status } = await signUp(args, module);
  return Response.json(answer, { status });
}
