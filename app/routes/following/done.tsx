import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { linkMeta } from '#app/features/following/link-page.tsx';
import { MESSAGES } from '#app/features/following/texts.ts';
import { readMailed } from '#app/features/forms/mailed-to.server.ts';
import { ISSUES_URL } from '#app/urls/issue-urls.ts';
import { findSite } from '#app/features/site/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const isCheckEmail = new URL(request.url).pathname.startsWith('/follow/check-email');
  return { mailed: isCheckEmail ? await readMailed(request) : undefined };
}

const messageAt = (pathname: string) =>
  Object.entries(MESSAGES).find(([page]) => pathname.startsWith(page))?.[1] ??
  MESSAGES['/follow/check-email'];

export const meta: MetaFunction<typeof loader> = ({ matches, location }) =>
  linkMeta(findSite(matches), messageAt(location.pathname).title);

export default function Done() {
  const { pathname } = useLocation();
  const { mailed } = useLoaderData<typeof loader>();
  const { title, text } = messageAt(pathname);
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
