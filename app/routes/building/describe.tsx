import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BuildingPage } from '#app/features/building/building-page.tsx';
import { ANSWERS_QUERY } from '#app/regulations/obligations/answers.ts';
import { DescribePage } from '#app/features/building/describe-page.tsx';
import { loadDescribe } from '#app/features/building/building.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => loadDescribe(request);

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { title: data?.copy.describe.heading, isUnlisted: true });

export const handle: RouteHandle = { isPublic: true, personalQuery: ANSWERS_QUERY };

export default function Describe() {
  const { copy, fields, view } = useLoaderData<typeof loader>();
  return view ? (
    <BuildingPage view={view} copy={copy} />
  ) : (
    <DescribePage fields={fields} copy={copy.describe} />
  );
}
