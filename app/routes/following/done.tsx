import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { readPage } from '#app/data/pages.server.ts';
import { linkMeta } from '#app/features/following/link-page.tsx';
import { readMailed } from '#app/features/forms/mailed-to.server.ts';
import { ISSUES_URL } from '#app/urls/issue-urls.ts';
import { siteOf } from '#app/features/site/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { checkEmail, erased, newsletters } = await readPage('following');
  const pages = {
    '/follow/check-email': checkEmail,
    '/follow/erased': erased,
    '/newsletter/unsubscribed': newsletters.unsubscribed,
  };
  const isCheckEmail = new URL(request.url).pathname.startsWith('/follow/check-email');
  return { pages, mailed: isCheckEmail ? await readMailed(request) : undefined };
}

type Pages = Awaited<ReturnType<typeof loader>>['pages'];

const messageAt = (pathname: string, pages: Pages) =>
  Object.entries(pages).find(([page]) => pathname.startsWith(page))?.[1] ?? pages['/follow/check-email'];

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  linkMeta(siteOf(matches), data ? messageAt(location.pathname, data.pages).title : '');

export default function Done() {
  const { pathname } = useLocation();
  const { pages, mailed } = useLoaderData<typeof loader>();
  const { title, text } = messageAt(pathname, pages);
  return (
    <MessagePage title={title}>
      {mailed ? (
        <p>
          We wrote to <strong className="wrap-anywhere text-ink">{mailed.emails.join(', ')}</strong>. Not
          yours?{' '}
          <a href={mailed.form} className="underline underline-offset-3">
            Change it
          </a>
        </p>
      ) : null}
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
