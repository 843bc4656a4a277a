import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { readPage } from '#app/data/pages.server.ts';
import { linkMeta } from '#app/features/following/link-page.tsx';
import { ISSUES_URL } from '#app/urls/issue-urls.ts';
import { siteOf } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';

export async function loader() {
  const { checkEmail, stopped, unsubscribed, erased, newsletters } = await readPage('following');
  return {
    '/follow/check-email': checkEmail,
    '/follow/stopped': stopped,
    '/follow/unsubscribed': unsubscribed,
    '/follow/erased': erased,
    '/newsletter/unsubscribed': newsletters.unsubscribed,
  };
}

const messageAt = (pathname: string, pages: Awaited<ReturnType<typeof loader>>) =>
  Object.entries(pages).find(([page]) => pathname.startsWith(page))?.[1] ?? pages['/follow/check-email'];

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  linkMeta(siteOf(matches), data ? messageAt(location.pathname, data).title : '');

export const handle: RouteHandle = { isPublic: true };

export default function Done() {
  const { pathname } = useLocation();
  const { title, text } = messageAt(pathname, useLoaderData<typeof loader>());
  return (
    <MessagePage title={title}>
      <p role="status">{text}</p>
      {pathname.startsWith('/newsletter/') ? (
        <ButtonLink href={ISSUES_URL} look="secondary">
          Read past issues
        </ButtonLink>
      ) : (
        <ButtonLink href="/buildings" look="secondary">
          Look up a building
        </ButtonLink>
      )}
    </MessagePage>
  );
}
