import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SearchPage } from '#app/features/buildings/search/search-page.tsx';
import { loadSearch } from '#app/features/buildings/search/search.server.ts';
import { atomFeedLink, CITY_DATA_FEED } from '#app/features/site/feed-link.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadSearch(args);

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  ...pageMeta(page, { ...(data?.meta ?? { title: 'Buildings' }), isUnlisted: data?.isSearch }),
  atomFeedLink(CITY_DATA_FEED.title, CITY_DATA_FEED.url),
];

export const handle: RouteHandle = { isPublic: true, personalQuery: ['q'], sitemap: true };

export default function Buildings() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
