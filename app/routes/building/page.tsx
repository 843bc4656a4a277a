import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BuildingPage } from '#app/features/buildings/building-page.tsx';
import { buildingMeta } from '#app/features/buildings/building-meta.ts';
import { ANSWERS_QUERY } from '#law/buildings/answers.ts';
import { loadBuilding } from '#app/features/buildings/building.server.ts';
import { FollowSection } from '#app/features/following/follow-section.tsx';
import { MissingBuilding } from '#app/features/buildings/missing-building.tsx';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) => loadBuilding(request, params.bbl);

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => buildingMeta(page, data);

export const handle: RouteHandle = {
  isPublic: true,
  query: ['bin', 'filing'],
  personalQuery: ANSWERS_QUERY,
};

export default function Building() {
  const { view, copy } = useLoaderData<typeof loader>();
  const follow = view.bbl && <FollowSection bbl={view.bbl} answers={view.answers} />;
  return <BuildingPage view={view} copy={copy} follow={follow} />;
}

export const ErrorBoundary = () => <MissingBuilding />;
