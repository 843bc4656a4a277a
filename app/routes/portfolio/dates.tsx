import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormResponse } from '#app/features/forms/client-action.ts';
import { DatesPage } from '#app/features/portfolios/dates-page.tsx';
import { loadDatesPage, receiveEntry } from '#app/features/portfolios/dates.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadDatesPage(args);

export const action = (args: ActionFunctionArgs) => receiveEntry(args);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Portfolio: dates', isUnlisted: true });

export const handle: RouteHandle = { rateLimit: 'each step' };

export default function Dates() {
  const view = useLoaderData<typeof loader>();
  return <DatesPage view={view} result={useActionData<FormResponse>()?.result} />;
}
