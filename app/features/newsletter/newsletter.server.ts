import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  followNewsletterLink,
  checkNewsletterLink,
  type NewsletterLink,
  type NewsletterPurpose,
} from '#collections/newsletter-subscriptions/links.ts';
import { subscribe } from '#collections/newsletter-subscriptions/submit.ts';
import { launchSource, regulatoryModule, type ModuleSlug } from '#app/regulations/index.ts';
import { processForm, readForm, type FormRequest } from '../forms/receive-form.server.ts';
import { PURPOSES } from './link-page.tsx';
import { INVALID_EMAIL, rejectedAnswer, SUBSCRIPTION_SUCCESSFUL, type NewsletterAnswer } from './messages.ts';
import { newsletterForm } from './schema.ts';

/** Checks and stores a sign-up: 200, also for an address that is subscribed, 400 for an invalid one, 429, 503. */
async function signUp(
  args: FormRequest,
  module: ModuleSlug,
): Promise<{ answer: NewsletterAnswer; status: number }> {
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
  return { answer: rejectedAnswer(result, status === 400 ? INVALID_EMAIL : undefined), status };
}

export async function receiveNewsletterSignUp(args: FormRequest, module: ModuleSlug) {
  const { answer, status } = await signUp(args, module);
  if (answer.isSuccess) return redirect(`${new URL(args.request.url).pathname}?subscribed=yes`);
  return data<NewsletterAnswer>(answer, { status });
}

/** Answers a script, which shows the answer as a toast. */
export async function answerNewsletterSignUp(args: FormRequest, module: ModuleSlug): Promise<Response> {
  const { answer, status } = await signUp(args, module);
  return Response.json(answer, { status });
}

const LINK_STATUS: Record<NewsletterLink['state'], number> = { open: 200, forged: 400, expired: 410 };

const tokenOf = ({ token = '' }: LoaderFunctionArgs['params']): string => token;

/** The question behind a link, or why there is none, with 410 or 400. */
export async function loadNewsletterLink(
  { params }: Pick<LoaderFunctionArgs, 'params'>,
  purpose: NewsletterPurpose,
) {
  const link = await checkNewsletterLink(purpose, tokenOf(params));
  return data(link, { status: LINK_STATUS[link.state] });
}

/** The slug of the issue whose mail has a link. */
function issueOf({ url }: Request): string | undefined {
  const slug = new URL(url).searchParams.get('issue') ?? '';
  return /^[a-z0-9-]{1,96}$/.test(slug) ? slug : undefined;
}

/** What a mail program posts for its user: RFC 8058. It shows no page and follows no redirect. */
const isOneClick = (fields: FormData): boolean => fields.get('List-Unsubscribe') === 'One-Click';

export async function receiveNewsletterLink(
  { request, params }: Pick<ActionFunctionArgs, 'request' | 'params'>,
  purpose: NewsletterPurpose,
) {
  const fields = await readForm(request);
  const link = await followNewsletterLink(purpose, tokenOf(params), issueOf(request));
  if (link.state === 'open' && !isOneClick(fields)) return redirect(PURPOSES[purpose].done.path);
  return data(link, { status: LINK_STATUS[link.state] });
}
