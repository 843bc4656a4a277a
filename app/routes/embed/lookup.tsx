import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { searchPlaces } from '#app/features/buildings/search/search.server.ts';
import { EmbeddedSearch } from '#app/features/embed/embedded-search.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const FOUND = {
  heading: 'We found your building',
  text: "Open its page to see which laws apply and what's due next.",
};

/** Show an exact match as a link instead of redirecting, because browsers refuse a building's page in a frame. */
export async function loader(args: LoaderFunctionArgs) {
  const { view, exact, init } = await searchPlaces(args);
  return data(exact ? { ...view, groups: [{ ...FOUND, candidates: [exact] }] } : view, init);
}

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
  return (
    <EmbeddedSearch view={view} heading={view.heading} action="/embed/lookup">
      <p className="mt-4">
        <a
          href={view.describeUrl}
          rel="noopener"
          className="font-semibold text-link underline underline-offset-3"
        >
          {view.copy.describeLabel}
        </a>
      </p>
    </EmbeddedSearch>
  );
}
