import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '#app/data/pages.server.ts';
import { listIssues } from '#app/data/newsletter-issues.server.ts';
import { issuesUrl, newsletterNames, parseIssueQuery } from '#app/urls/issue-urls.ts';
import { IssuesPage } from '#app/features/newsletters/issues-page.tsx';
import { throwNotFound } from '#app/features/site/missing-page.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseIssueQuery(new URL(request.url).searchParams) ?? throwNotFound();
  const [{ meta: search, ...copy }, list] = await Promise.all([
    readPage('issues-page'),
    listIssues(query.newsletter, query.page),
  ]);
  if (query.page > list.pages) throwNotFound();
  return { query, copy, search, ...list };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  const { newsletter } = data?.query ?? {};
  const title = newsletter ? `${newsletterNames([newsletter])}: past issues` : data?.search.title;
  return pageMeta(page, {
    title,
    description: data?.search.description,
    path: data && issuesUrl(data.query),
  });
};

export const handle: RouteHandle = {
  isPublic: true,
  sitemap: true,
  lists: 'issues',
  query: ['newsletter', 'page'],
};

export default function NewsletterIssues() {
  const { query, copy, issues, pages } = useLoaderData<typeof loader>();
  return <IssuesPage query={query} copy={copy} issues={issues} pages={pages} />;
}
