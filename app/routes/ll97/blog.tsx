import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadBlog } from '#app/features/articles/blog.server.ts';
import { blogAddress } from '#app/features/articles/blog-address.ts';
import { BlogError } from '#app/features/articles/components/blog-errors.tsx';
import { BlogPage } from '#app/features/articles/components/blog-page.tsx';
import { useLiveBlog } from '#app/features/articles/use-live-blog.ts';
import { moduleUrls } from '#app/features/modules/module-urls.ts';
import type { SectionHandle } from '#app/features/modules/section-handle.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';

const urls = moduleUrls('ll97');

export const handle: SectionHandle = { section: 'blog' };

export const loader = (args: LoaderFunctionArgs) => loadBlog(args, 'll97');

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    site: siteOf(matches),
    title: data?.words.heading ?? 'Local Law 97 Resources & Insights',
    description: data?.words.intro,
    path: blogAddress(urls.blog, data?.query ?? {}),
    isUnlisted: Boolean(data?.query.search),
  });

export default function Blog() {
  useLiveBlog(urls.blogEvents);
  return (
    <BlogPage view={useLoaderData<typeof loader>()} blogUrl={urls.blog} newsletterUrl={urls.newsletter} />
  );
}

export const ErrorBoundary = () => <BlogError blogUrl={urls.blog} />;
