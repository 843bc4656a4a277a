import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmbeddedSearch } from '#app/features/embed/embedded-search.tsx';
import { loadEmbeddedSearch } from '#app/features/embed/embedded-search.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { CALCULATOR_URL } from '#app/urls/calculator-url.ts';

const HEADING = 'What will LL97 cost your building?';

export const loader = (args: LoaderFunctionArgs) => loadEmbeddedSearch(args, 'calculator');

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: HEADING, path: CALCULATOR_URL, isUnlisted: true });

export const handle: RouteHandle = {
  isPublic: true,
  query: ['theme'],
  personalQuery: ['q'],
  isEmbeddable: true,
};

export default function EmbeddedCalculator() {
  return (
    <EmbeddedSearch
      view={useLoaderData<typeof loader>()}
      heading={HEADING}
      action="/embed/ll97"
      suggestions="/buildings/suggestions?to=calculator"
      other={{ url: CALCULATOR_URL, label: 'Enter your figures yourself instead' }}
    />
  );
}
