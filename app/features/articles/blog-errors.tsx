import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { moduleUrls } from '#app/urls/module-urls.ts';
import type { ModuleSlug } from '#law/modules.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { ErrorToast, ToastOnLoad } from '#app/ui/toasts.tsx';
import { isUnavailable, UNAVAILABLE_TEXT, WhileUnavailable } from '../site/while-unavailable.tsx';
import { blogCopy } from './texts.ts';

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

interface BlogErrorProps {
  module: ModuleSlug;
}

function BlogUnavailable({ module }: BlogErrorProps) {
  const { title, description } = blogCopy(module).listFailed;
  return (
    <MessagePage title={title}>
      <ErrorToast title={title} description={description} />
      {description ? <p>{description}</p> : null}
      <WhileUnavailable retry="Try Again" />
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

/** The specification requires "Article Not Found" for LL97 even when loading fails, but not for LL199. */
export function articleErrorView(error: unknown, module: ModuleSlug) {
  const { articleMissing, articleFailed, articleNotFound, articleUnavailable } = blogCopy(module);
  const hasFailed = isUnavailable(error);
  return {
    title: hasFailed && articleUnavailable ? articleUnavailable : articleNotFound.title,
    toast: isMissing(error) ? articleMissing : articleFailed,
    text: hasFailed ? UNAVAILABLE_TEXT : articleNotFound.description,
    hasFailed,
  };
}

export function ArticleError({ module }: BlogErrorProps) {
  const { title, toast, text, hasFailed } = articleErrorView(useRouteError(), module);
  const back = (
    <ButtonLink href={moduleUrls(module).blog} look="secondary">
      Back to Blog
    </ButtonLink>
  );
  return (
    <MessagePage title={title}>
      <ToastOnLoad kind="error" {...toast} />
      {text ? <p>{text}</p> : null}
      {hasFailed ? <WhileUnavailable>{back}</WhileUnavailable> : back}
    </MessagePage>
  );
}
