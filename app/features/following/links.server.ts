import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  applyFollowLink,
  checkFollowLink,
  type FollowLink,
  type FollowPurpose,
} from '#collections/followers/links.ts';
import { readForm } from '../forms/receive-form.server.ts';
import { FOLLOW_URL } from './subject-url.ts';

const LINK_STATUS: Record<FollowLink['state'], number> = { open: 200, forged: 400, expired: 410 };

const tokenOf = ({ token = '' }: LoaderFunctionArgs['params']): string => token;

/** The question behind a link, or why there is none, with 410 or 400. */
export async function loadFollowLink({ params }: Pick<LoaderFunctionArgs, 'params'>, purpose: FollowPurpose) {
  const link = await checkFollowLink(purpose, tokenOf(params));
  return data(link, { status: LINK_STATUS[link.state] });
}

/** What a mail program posts for its user: RFC 8058. It shows no page and follows no redirect. */
const isOneClick = (fields: FormData): boolean => fields.get('List-Unsubscribe') === 'One-Click';

export async function receiveFollowLink(
  { request, params }: Pick<ActionFunctionArgs, 'request' | 'params'>,
  purpose: FollowPurpose,
) {
  const fields = await readForm(request);
  const used = await applyFollowLink(purpose, tokenOf(params));
  if (used.state !== 'open') return data<FollowLink>(used, { status: LINK_STATUS[used.state] });
  if (isOneClick(fields)) return data<FollowLink>({ state: 'open', labels: [] });
  if (purpose === 'confirm') return redirect(`${FOLLOW_URL}/${used.key}?done=confirmed`);
  // Older mails must not lead to the page: its owner may have replaced its address.
  return redirect(`${FOLLOW_URL}/${purpose === 'stop' ? 'stopped' : 'unsubscribed'}`);
}
