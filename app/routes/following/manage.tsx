import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ManagePage } from '#app/features/following/manage-page.tsx';
import { loadManaged, receiveChange } from '#app/features/following/manage.server.ts';
import { linkMeta } from '#app/features/following/link-page.tsx';
import { MINE } from '#app/features/following/texts.ts';
import { findSite } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadManaged(args);

export const action = (args: ActionFunctionArgs) => receiveChange(args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  linkMeta(findSite(matches), data ? MINE.heading : 'Page not found');

export const handle: RouteHandle = { rateLimit: 'each step' };

export default function Mine() {
  const result = useActionData<typeof action>()?.result;
  return <ManagePage {...useLoaderData<typeof loader>()} result={result} />;
}
