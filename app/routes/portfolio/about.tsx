import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readPage } from '#app/data/pages.server.ts';
import { AboutPage } from '#app/features/portfolios/about-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { heading, lead, points, meta: search } = await readPage('portfolio-pages');
  const isDeleted = new URL(request.url).searchParams.has('deleted');
  return { copy: { heading, lead, points }, search, isDeleted };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => pageMeta(page, data?.search);

export const handle: RouteHandle = { isPublic: true, query: ['deleted'], sitemap: true };

export default function AboutPortfolios() {
  const { copy, isDeleted } = useLoaderData<typeof loader>();
  return <AboutPage copy={copy} isDeleted={isDeleted} />;
}
