import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadArticle } from '#app/features/articles/article.server.ts';
import { ArticlePage } from '#app/features/articles/components/article-page.tsx';
import { ArticleError } from '#app/features/articles/components/blog-errors.tsx';
import { ARTICLE_NOT_FOUND } from '#app/features/articles/messages.ts';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import type { SectionHandle } from '#app/features/modules/section-handle.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';
import { useSite } from '#app/features/site/use-site.ts';

const urls = moduleUrls('ll97');

export const handle: SectionHandle = { section: 'blog' };

export const loader = (args: LoaderFunctionArgs) => loadArticle(args, 'll97');

export const meta: MetaFunction<typeof loader> = ({ data, matches, params }) =>
  pageMeta({
    site: siteOf(matches),
    title: data?.article.searchTitle ?? ARTICLE_NOT_FOUND.title,
    description: data?.article.searchDescription,
    path: `${urls.blog}/${params.slug ?? ''}`,
    image: data?.article.image?.src,
    isUnlisted: !data || data.isPreview,
  });

export default function Article() {
  const view = useLoaderData<typeof loader>();
  const { origin } = useSite();
  return (
    <ArticlePage view={view} blogUrl={urls.blog} address={`${origin}${urls.blog}/${view.article.slug}`} />
  );
}

export const ErrorBoundary = () => <ArticleError blogUrl={urls.blog} />;
