import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { articleMeta } from '#app/features/articles/article-meta.ts';
import { loadArticle } from '#app/features/articles/article.server.ts';
import { ArticlePage } from '#app/features/articles/article-page.tsx';
import { ArticleError } from '#app/features/articles/blog-errors.tsx';
import { requestedModule, useModule } from '#app/features/modules/module-of.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadArticle(args, requestedModule(args.request));

export const meta = sectionMeta<typeof loader>(({ data, ...page }) => articleMeta(page, data));

export const handle: RouteHandle = { isPublic: true, section: 'blog', sitemap: 'articles' };

export default function Article() {
  return <ArticlePage view={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <ArticleError module={useModule()} />;
