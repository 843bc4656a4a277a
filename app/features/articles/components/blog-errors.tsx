import { isRouteErrorResponse, useRevalidator, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { showToast } from '#app/ui/toasts/toast-queue.ts';
import {
  ARTICLE_FAILED_TITLE,
  ARTICLE_MISSING,
  ARTICLE_NOT_FOUND,
  ARTICLE_UNREADABLE,
  BLOG_FAILED,
} from '../messages.ts';

/** Whether a route failed because what it was asked for is not there. */
const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

function useErrorToast(title: string, description: string): void {
  useEffect(() => showToast({ kind: 'error', title, description }), [title, description]);
}

function TryAgain() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button onClick={() => revalidate()} disabled={state !== 'idle'}>
      Try Again
    </Button>
  );
}

function BlogUnavailable() {
  useErrorToast(BLOG_FAILED.title, BLOG_FAILED.description);
  return (
    <MessagePage title={BLOG_FAILED.title}>
      <p>{BLOG_FAILED.description}</p>
      <TryAgain />
    </MessagePage>
  );
}

/** What stands in place of a blog that cannot be shown. */
export function BlogError({ blogUrl }: { blogUrl: string }) {
  const error = useRouteError();
  if (!isMissing(error)) return <BlogUnavailable />;
  return (
    <MessagePage title="No such page">
      <p>This blog has no page or category at that address.</p>
      <ButtonLink to={blogUrl}>All articles</ButtonLink>
    </MessagePage>
  );
}

/** What stands in place of an article that is missing or cannot be read. */
export function ArticleError({ blogUrl }: { blogUrl: string }) {
  const missing = isMissing(useRouteError());
  useErrorToast(ARTICLE_FAILED_TITLE, missing ? ARTICLE_MISSING : ARTICLE_UNREADABLE);
  return (
    <MessagePage title={missing ? ARTICLE_NOT_FOUND.title : ARTICLE_FAILED_TITLE}>
      <p>{missing ? ARTICLE_NOT_FOUND.description : ARTICLE_UNREADABLE}</p>
      <ButtonLink to={blogUrl} look="secondary">
        Back to Blog
      </ButtonLink>
    </MessagePage>
  );
}
