import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FollowPage } from '#app/features/following/follow-page.tsx';
import { loadFollow, receiveFollow } from '#app/features/following/follow.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => loadFollow(request);

export const action = (args: ActionFunctionArgs) => receiveFollow(args);

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => {
  const subject = data?.subject;
  if (!subject) return pageMeta(page, data?.copy.meta);
  return pageMeta(page, { title: `Follow ${subject.label}`, isUnlisted: true });
};

export const handle: RouteHandle = {
  isPublic: true,
  shows: 'city',
  query: ['kind', 'subject'],
  personalQuery: ['answers'],
  sitemap: true,
};

export default function Follow() {
  const result = useActionData<typeof action>()?.result;
  return <FollowPage {...useLoaderData<typeof loader>()} result={result} />;
}
