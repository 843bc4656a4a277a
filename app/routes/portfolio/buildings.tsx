import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormResponse } from '#app/features/forms/client-action.ts';
import { BuildingsPage } from '#app/features/portfolios/buildings-page.tsx';
import { loadBuildings, receiveBuilding } from '#app/features/portfolios/buildings.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadBuildings(args);

export const action = (args: ActionFunctionArgs) => receiveBuilding(args);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Portfolio: buildings and emissions', isUnlisted: true });

export const handle: RouteHandle = { rateLimit: 'each step' };

export default function Buildings() {
  const view = useLoaderData<typeof loader>();
  return <BuildingsPage view={view} result={useActionData<FormResponse>()?.result} />;
}
