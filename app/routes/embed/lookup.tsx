import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmbeddedSearch } from '#app/features/embed/embedded-search.tsx';
import { loadEmbeddedSearch } from '#app/features/embed/embedded-search.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadEmbeddedSearch(args, 'page');

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { title: data?.heading, path: '/buildings', isUnlisted: true });

export const handle: RouteHandle = {
  isPublic: true,
  query: ['theme'],
  personalQuery: ['q'],
  isEmbeddable: true,
};

export default function EmbeddedLookUp() {
  const view = useLoaderData<typeof loader>();
  const other = { url: view.describeUrl, label: view.copy.describeLabel };
  return <EmbeddedSearch view={view} heading={view.heading} action="/embed/lookup" other={other} />;
}
