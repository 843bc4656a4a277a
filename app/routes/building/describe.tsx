import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BuildingPage } from '#app/features/buildings/building-page.tsx';
import { DESCRIBED_QUERY } from '#app/features/buildings/building-query.ts';
import { DescribePage } from '#app/features/buildings/describe-page.tsx';
import { FollowLaws } from '#app/features/following/follow-section.tsx';
import { readFollowCopy } from '#app/features/following/follow-copy.server.ts';
import { loadDescribe } from '#app/features/buildings/building.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export async function loader(args: LoaderFunctionArgs) {
  const [described, followCopy] = await Promise.all([loadDescribe(args), readFollowCopy()]);
  return { ...described, followCopy };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { title: data?.heading, isUnlisted: true });

export const handle: RouteHandle = { isPublic: true, personalQuery: DESCRIBED_QUERY };

export default function Describe() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.view) return <DescribePage {...loaded.form} />;
  const { follow: laws = [] } = loaded.view;
  const follow = laws.length > 0 && <FollowLaws laws={laws} copy={loaded.followCopy} />;
  return <BuildingPage view={loaded.view} copy={loaded.copy} follow={follow} />;
}
