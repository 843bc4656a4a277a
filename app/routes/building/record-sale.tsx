import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { renderedOnly } from '#app/data/rendered-only.server.ts';
import { MissingBuilding } from '#app/features/buildings/missing-building.tsx';
import { loadSalePage } from '#app/features/buildings/record/sale.server.ts';
import { SalePage } from '#app/features/buildings/record/sale-page.tsx';
import { SALE } from '#app/features/buildings/record/texts.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  renderedOnly({ view: await loadSalePage(request, params.bbl) });

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { title: data && `${SALE.heading}: ${data.view.title}`, isUnlisted: true });

export const handle: RouteHandle = { isPublic: true, shows: 'city' };

export default function RecordSale() {
  return <SalePage view={useLoaderData<typeof loader>().view} />;
}

export const ErrorBoundary = () => <MissingBuilding />;
