import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormResponse } from '#app/features/forms/client-action.ts';
import { SettingsPage } from '#app/features/portfolios/settings-page.tsx';
import { loadSettings, receiveSettings } from '#app/features/portfolios/settings.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadSettings(args);

export const action = (args: ActionFunctionArgs) => receiveSettings(args);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Portfolio: share and settings', isUnlisted: true });

export const handle: RouteHandle = {};

export default function Settings() {
  const view = useLoaderData<typeof loader>();
  return <SettingsPage view={view} result={useActionData<FormResponse>()?.result} />;
}
