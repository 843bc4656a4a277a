import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { BuildingsPage } from '#app/features/portfolio/buildings-page.tsx';
import { loadViewBuildings } from '#app/features/portfolio/buildings.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadViewBuildings(args);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Portfolio: buildings and emissions', isUnlisted: true });

export const handle: RouteHandle = {};

export default function ViewBuildings() {
  const view = useLoaderData<typeof loader>();
  return <BuildingsPage view={view} />;
}
