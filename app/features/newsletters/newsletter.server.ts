import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { subscribe } from '#collections/newsletters/subscriptions/submit.ts';
import { launchSource, regulatoryModule, SECTIONS, type ModuleSlug } from '#law/modules.ts';
import { defineForm } from '#app/features/forms/define-form.ts';
import { email } from '#app/features/forms/field-schemas.ts';
import { processForm, type FormRequest } from '#app/features/forms/receive-form.server.ts';
import {
  ALREADY_SUBSCRIBED,
  INVALID_EMAIL,
  rejectedResponse,
  SUBSCRIPTION_FAILED,
  SUBSCRIPTION_SUCCESSFUL,
  type NewsletterResponse,
} from './sign-up-messages.ts';

const newsletterForm = defineForm(
  z.object({ email: email(INVALID_EMAIL.description), section: z.enum(SECTIONS).optional() }),
  SUBSCRIPTION_FAILED.description,
);

/** The status is 200 even if the email address is already subscribed. It is 400, 429 or 503 if the form is rejected. */
async function signUp(
  args: FormRequest,
  module: ModuleSlug,
): Promise<{ answer: NewsletterResponse; status: number }> {
  const outcome = await processForm(args, {
    ...newsletterForm,
    name: 'newsletter',
    async submit({ email: to, section }, { isSpam }) {
      const source = section ? launchSource(module, section) : regulatoryModule(module).newsletterSource;
      return subscribe(to, source, { isSpam });
    },
    mailsTo: (values) => values.email,
  });
  if (!('rejected' in outcome)) {
    const message = outcome.stored === 'duplicate' ? ALREADY_SUBSCRIBED : SUBSCRIPTION_SUCCESSFUL;
    return { answer: { ...message, outcome: outcome.stored, typed: '' }, status: 200 };
  }
  const { result, status } = outcome.rejected;
  return { answer: rejectedResponse(result, status === 400 ? INVALID_EMAIL : undefined), status };
}

export async function receiveNewsletterSignUp(args: FormRequest, module: ModuleSlug) {
  const { answer, status } = await signUp(args, module);
  const { outcome } = answer;
  if (outcome !== 'rejected') {
    const subscribed = outcome === 'duplicate' ? 'already' : 'yes';
    return redirect(`${new URL(args.request.url).pathname}?subscribed=${subscribed}`);
  }
  return data<NewsletterResponse>(answer, { status });
}

export async function respondToSignUp(args: FormRequest, module: ModuleSlug): Promise<Response> {
  const { answer, status } = await signUp(args, module);
  return Response.json(answer, { status });
}
