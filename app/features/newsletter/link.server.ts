import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  followNewsletterLink,
  checkNewsletterLink,
  type NewsletterLink,
} from '#collections/newsletter-subscriptions/links.ts';
import type { NewsletterPurpose } from '#collections/newsletter-subscriptions/links.ts';
import { readForm, refuseOtherMethods } from '../forms/read-form.server.ts';
import { PURPOSES } from './link-purpose.ts';

const STATUS: Record<NewsletterLink['state'], number> = { open: 200, forged: 400, expired: 410 };

const tokenOf = ({ token = '' }: LoaderFunctionArgs['params']): string => token;

/** What a link leads to: the question, or why there is none, with 410 or 400. */
export async function loadNewsletterLink(
  { params }: Pick<LoaderFunctionArgs, 'params'>,
  purpose: NewsletterPurpose,
) {
  const link = await checkNewsletterLink(purpose, tokenOf(params));
  return data(link, { status: STATUS[link.state] });
}

/** What a mail program posts for its reader: RFC 8058. It shows no page and follows no redirect. */
const isOneClick = (fields: FormData): boolean => fields.get('List-Unsubscribe') === 'One-Click';

/** Does what a link is for, and leads to the page that says so. */
export async function receiveNewsletterLink(
  { request, params }: Pick<ActionFunctionArgs, 'request' | 'params'>,
  purpose: NewsletterPurpose,
) {
  refuseOtherMethods(request);
  const fields = await readForm(request);
  const link = await followNewsletterLink(purpose, tokenOf(params));
  if (link.state === 'open' && !isOneClick(fields)) return redirect(PURPOSES[purpose].done.path);
  return data(link, { status: STATUS[link.state] });
}
