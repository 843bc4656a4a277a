import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ABOUT, AboutPage } from '#app/features/portfolios/about-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
  isDeleted: new URL(request.url).searchParams.has('deleted'),
});

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: ABOUT.title, description: ABOUT.lead });

export const handle: RouteHandle = { isPublic: true, query: ['deleted'], sitemap: true };

export default function AboutPortfolios() {
  return <AboutPage {...useLoaderData<typeof loader>()} />;
}
