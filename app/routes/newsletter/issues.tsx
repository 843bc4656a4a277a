import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listIssues } from '#app/data/newsletter-issues.server.ts';
import { ISSUES_COPY, issuesUrl, newsletterNames, parseIssueQuery } from '#app/urls/issue-urls.ts';
import { IssuesPage } from '#app/features/newsletters/issues-page.tsx';
import { throwNotFound } from '#app/features/site/missing-page.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseIssueQuery(new URL(request.url).searchParams) ?? throwNotFound();
  const list = await listIssues(query.newsletter, query.page);
  if (query.page > list.pages) throwNotFound();
  return { query, ...list };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  const { newsletter } = data?.query ?? {};
  const title = newsletter ? `${newsletterNames([newsletter])}: past issues` : ISSUES_COPY.title;
  return pageMeta(page, { title, description: ISSUES_COPY.lead, path: data && issuesUrl(data.query) });
};

export const handle: RouteHandle = { isPublic: true, sitemap: true, query: ['newsletter', 'page'] };

export default function NewsletterIssues() {
  return <IssuesPage {...useLoaderData<typeof loader>()} />;
}
