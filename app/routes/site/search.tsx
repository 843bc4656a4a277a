import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SearchPage } from '#app/features/search/search-page.tsx';
import { loadSearch } from '#app/features/search/search.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadSearch(args);

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { ...(data?.meta ?? { title: 'Search' }), isUnlisted: true });

export const handle: RouteHandle = { isPublic: true, personalQuery: ['q', 'kind', 'page', 'exact'] };

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
