import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ProgressPage } from '#app/features/bills/progress/progress-page.tsx';
import { loadProgress, receiveCorrections } from '#app/features/bills/progress/progress.server.ts';
import type { FormResponse } from '#app/features/forms/client-action.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadProgress(args);

export const action = (args: ActionFunctionArgs) => receiveCorrections(args);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Your waste bill', isUnlisted: true });

export const handle: RouteHandle = { rateLimit: 'each step' };

export default function Progress() {
  const view = useLoaderData<typeof loader>();
  return <ProgressPage view={view} result={useActionData<FormResponse>()?.result} />;
}
