import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BuildingPage } from '#app/features/buildings/building-page.tsx';
import { buildingMeta } from '#app/features/buildings/building-meta.ts';
import { ANSWERS_QUERY } from '#law/buildings/answers.ts';
import { renderedOnly } from '#app/data/rendered-only.server.ts';
import { loadBuilding } from '#app/features/buildings/building.server.ts';
import { FollowSection } from '#app/features/following/follow-section.tsx';
import { readFollowCopy } from '#app/features/following/follow-copy.server.ts';
import { MissingBuilding } from '#app/features/buildings/missing-building.tsx';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [building, followCopy] = await Promise.all([loadBuilding(request, params.bbl), readFollowCopy()]);
  return renderedOnly({ ...building, followCopy });
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => buildingMeta(page, data);

export const handle: RouteHandle = {
  isPublic: true,
  shows: 'city',
  query: ['bin', 'filing'],
  personalQuery: ANSWERS_QUERY,
};

export default function Building() {
  const { view, copy, followCopy } = useLoaderData<typeof loader>();
  const follow = view.bbl && <FollowSection bbl={view.bbl} answers={view.answers} copy={followCopy} />;
  return <BuildingPage view={view} copy={copy} follow={follow} />;
}

export const ErrorBoundary = () => <MissingBuilding />;
