import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormResponse } from '#app/features/forms/client-action.ts';
import { AddPage } from '#app/features/portfolios/add-page.tsx';
import { loadAdd, receiveRows } from '#app/features/portfolios/add.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadAdd(args);

export const action = (args: ActionFunctionArgs) => receiveRows(args);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Portfolio: add buildings', isUnlisted: true });

export const handle: RouteHandle = { takesFiles: true };

export default function Add() {
  const view = useLoaderData<typeof loader>();
  return <AddPage view={view} result={useActionData<FormResponse>()?.result} />;
}
