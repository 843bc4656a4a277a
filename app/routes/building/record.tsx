import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { renderedOnly } from '#app/data/rendered-only.server.ts';
import { MissingBuilding } from '#app/features/buildings/missing-building.tsx';
import { RecordPage } from '#app/features/buildings/record/record-page.tsx';
import { loadRecordPage } from '#app/features/buildings/record/record.server.ts';
import { RECORD } from '#app/features/buildings/record/texts.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  renderedOnly({ view: await loadRecordPage(request, params.bbl) });

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { title: data && `${RECORD.heading}: ${data.view.title}`, isUnlisted: true });

export const handle: RouteHandle = {
  isPublic: true,
  shows: 'city',
  query: ['agency', 'state', 'law', 'page'],
};

export default function Record() {
  return <RecordPage view={useLoaderData<typeof loader>().view} />;
}

export const ErrorBoundary = () => <MissingBuilding />;
