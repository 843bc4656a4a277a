import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BuildingPage } from '#app/features/buildings/building-page.tsx';
import { DESCRIBED_QUERY } from '#app/features/buildings/building-query.ts';
import { DescribePage } from '#app/features/buildings/describe-page.tsx';
import { FollowLaws } from '#app/features/following/follow-section.tsx';
import { loadDescribe } from '#app/features/buildings/building.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadDescribe(args);

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { title: data?.copy.describe.heading, isUnlisted: true });

export const handle: RouteHandle = { isPublic: true, personalQuery: DESCRIBED_QUERY };

export default function Describe() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.view) return <DescribePage {...loaded} copy={loaded.copy.describe} />;
  const { follow: laws = [] } = loaded.view;
  const follow = laws.length > 0 && <FollowLaws laws={laws} />;
  return <BuildingPage view={loaded.view} copy={loaded.copy} follow={follow} />;
}
