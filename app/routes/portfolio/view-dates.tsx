import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { DatesPage } from '#app/features/portfolio/dates-page.tsx';
import { loadViewDates } from '#app/features/portfolio/dates.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadViewDates(args);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Portfolio: dates', isUnlisted: true });

export const handle: RouteHandle = {};

export default function ViewDates() {
  const view = useLoaderData<typeof loader>();
  return <DatesPage view={view} />;
}
