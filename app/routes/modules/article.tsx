import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { articleMeta } from '#app/features/articles/article-meta.ts';
import { loadArticle } from '#app/features/articles/article.server.ts';
import { ArticlePage } from '#app/features/articles/article-page.tsx';
import { ArticleError } from '#app/features/articles/blog-errors.tsx';
import { moduleOf, useModule } from '#app/features/modules/module-of.ts';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { useSite } from '#app/features/site/use-site.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadArticle(args, moduleOf(args.request));

export const meta = sectionMeta<typeof loader>(({ data, ...page }) => articleMeta(page, data));

export const handle: RouteHandle = { isPublic: true, section: 'blog', sitemap: 'articles' };

export default function Article() {
  const view = useLoaderData<typeof loader>();
  const module = useModule();
  const { origin } = useSite();
  const address = `${origin}${moduleUrls(module).blog}/${view.document.slug}`;
  return <ArticlePage view={view} module={module} address={address} />;
}

export const ErrorBoundary = () => <ArticleError module={useModule()} />;
