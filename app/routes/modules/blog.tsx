import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { blogFeedLinks } from '#app/features/articles/article-meta.ts';
import { loadBlog } from '#app/features/articles/blog.server.ts';
import { blogAddress } from '#app/urls/blog-url.ts';
import { BlogError } from '#app/features/articles/blog-errors.tsx';
import { BlogPage } from '#app/features/articles/blog-page.tsx';
import { useLiveBlog } from '#app/features/articles/live-events/use-live-blog.ts';
import { requestedModule, moduleAtPath, findShell, useModule } from '#app/features/modules/module-of.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadBlog(args, requestedModule(args.request));

export const meta = sectionMeta<typeof loader>(({ data, ...page }) => [
  ...pageMeta(page, {
    title: data?.content.heading ?? 'Blog',
    description: data?.content.intro,
    path: blogAddress(moduleUrls(moduleAtPath(page.location.pathname)).blog, data?.query ?? {}),
    isUnlisted: Boolean(data?.query.search),
  }),
  ...blogFeedLinks(findShell(page.matches)),
]);

export const handle: RouteHandle = {
  isPublic: true,
  query: ['q', 'category', 'page'],
  section: 'blog',
  sitemap: true,
  isInteractive: true,
};

export default function Blog() {
  const module = useModule();
  useLiveBlog(moduleUrls(module).blogEvents);
  return <BlogPage view={useLoaderData<typeof loader>()} module={module} />;
}

export const ErrorBoundary = () => <BlogError module={useModule()} />;
