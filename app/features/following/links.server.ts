import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  applyLink,
  checkLink,
  type LinkPurpose,
  type SubscriberLink,
} from '#collections/following/subscribers/links.ts';
import { readForm } from '../forms/receive-form.server.ts';
import { parsePurpose } from './link-page.tsx';
import { FOLLOW_URL } from '#app/urls/subject-url.ts';

const LINK_STATUS: Record<SubscriberLink['state'], number> = { open: 200, forged: 400, expired: 410 };

/**
 * Only the confirmation link redirects to the subscriber's page. Links in older emails must not, because the
 * subscriber may have replaced the page's URL. Links that stop emails about followed subjects redirect to
 * themselves to offer an undo.
 */
const NEXT: Record<LinkPurpose, (key: string, link: string) => string> = {
  'follow/confirm': (key) => `${FOLLOW_URL}/${key}?done=confirmed`,
  'follow/unsubscribe': (_, link) => link,
  'follow/stop': (_, link) => link,
  'newsletter/unsubscribe': () => '/newsletter/unsubscribed',
};

const tokenOf = ({ token = '' }: LoaderFunctionArgs['params']): string => token;

export async function loadLink({ request, params }: LoaderFunctionArgs) {
  const purpose = parsePurpose(new URL(request.url).pathname);
  const link = await checkLink(purpose, tokenOf(params));
  return data({ link }, { status: LINK_STATUS[link.state] });
}

function parseIssue(url: URL): string | undefined {
  const slug = url.searchParams.get('issue') ?? '';
  return /^[a-z0-9-]{1,96}$/.test(slug) ? slug : undefined;
}

/** Email clients post this on behalf of their users (RFC 8058). They do not show a page or follow redirects. */
const isOneClick = (fields: FormData): boolean => fields.get('List-Unsubscribe') === 'One-Click';

export async function receiveLink({ request, params }: ActionFunctionArgs) {
  const url = new URL(request.url);
  const purpose = parsePurpose(url.pathname);
  const fields = await readForm(request);
  const isUndone = fields.get('intent') === 'undo';
  const used = await applyLink(purpose, tokenOf(params), { issue: parseIssue(url), isUndone });
  if (used.state !== 'open') return data<SubscriberLink>(used, { status: LINK_STATUS[used.state] });
  if (isOneClick(fields)) return data<SubscriberLink>({ state: 'open', labels: [], stopped: [] });
  if (isUndone) return redirect(`${url.pathname}?done=resume`);
  return redirect(NEXT[purpose](used.key, url.pathname));
}
