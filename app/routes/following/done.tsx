import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { readPage } from '#app/content/pages.server.ts';
import { linkMeta } from '#app/features/newsletter/link-page.tsx';
import { siteOf } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';

export async function loader() {
  const { checkEmail, stopped, unsubscribed, erased } = await readPage('following');
  return { 'check-email': checkEmail, stopped, unsubscribed, erased };
}

/** The message at an address: "/follow/check-email". */
const messageAt = (pathname: string, pages: Awaited<ReturnType<typeof loader>>) => {
  const [name] = pathname.split('/').slice(2);
  return Object.entries(pages).find(([page]) => page === name)?.[1] ?? pages['check-email'];
};

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  linkMeta(siteOf(matches), data ? messageAt(location.pathname, data).title : '');

export const handle: RouteHandle = { isPublic: true };

/** What has happened, after a form or a link from a mail. */
export default function Done() {
  const { title, text } = messageAt(useLocation().pathname, useLoaderData<typeof loader>());
  return (
    <MessagePage title={title}>
      <p role="status">{text}</p>
      <ButtonLink href="/buildings" look="secondary">
        Look up a building
      </ButtonLink>
    </MessagePage>
  );
}
