import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findIssue } from '#app/data/newsletter-issues.server.ts';
import { withSources } from '#app/data/sources.server.ts';
import { partView } from '#app/features/figures/figure-card-view.ts';
import { IssuePage } from '#app/features/newsletters/issue-page.tsx';
import { newsletterNames } from '#app/urls/issue-urls.ts';
import { loadDocument } from '#app/features/site/missing-page.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { dayInNewYork } from '#law/days.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  withSources(async () => {
    const { document } = await loadDocument(request, () => findIssue(params.slug ?? ''));
    const today = dayInNewYork(new Date());
    return { issue: { ...document, parts: document.parts.map((part) => partView(part, today)) } };
  });

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, {
    title: data?.issue.title,
    description: data && `An issue of the ${newsletterNames(data.issue.newsletters)}.`,
    type: 'article',
    isUnlisted: !data,
  });

export const handle: RouteHandle = { isPublic: true, sitemap: 'issues' };

export default function NewsletterIssue() {
  return <IssuePage {...useLoaderData<typeof loader>()} />;
}
