import { isRouteErrorResponse, useRevalidator, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { showToast, ToastOnLoad } from '#app/ui/toasts.tsx';
import { blogCopy } from './blog-copy.ts';

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

function TryAgain() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button onClick={() => revalidate()} disabled={state !== 'idle'}>
      Try Again
    </Button>
  );
}

interface BlogErrorProps {
  module: ModuleSlug;
}

function BlogUnavailable({ module }: BlogErrorProps) {
  const { title, description } = blogCopy(module).listFailed;
  useEffect(() => showToast({ kind: 'error', title, description }), [title, description]);
  return (
    <MessagePage title={title}>
      {description ? <p>{description}</p> : null}
      <TryAgain />
    </MessagePage>
  );
}

export function BlogError({ module }: BlogErrorProps) {
  const error = useRouteError();
  if (!isMissing(error)) return <BlogUnavailable module={module} />;
  return (
    <MessagePage title="No such page">
      <p>This blog has no page or category at that address.</p>
      <ButtonLink href={moduleUrls(module).blog}>All articles</ButtonLink>
    </MessagePage>
  );
}

/** Specification section 8: the toast says whether the article is missing or failed to load. */
export function ArticleError({ module }: BlogErrorProps) {
  const { articleMissing, articleFailed, articleNotFound } = blogCopy(module);
  const toast = isMissing(useRouteError()) ? articleMissing : articleFailed;
  const { title, description } = articleNotFound;
  return (
    <MessagePage title={title}>
      <ToastOnLoad kind="error" {...toast} />
      {description ? <p>{description}</p> : null}
      <ButtonLink href={moduleUrls(module).blog} look="secondary">
        Back to Blog
      </ButtonLink>
    </MessagePage>
  );
}
