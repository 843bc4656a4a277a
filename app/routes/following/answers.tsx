import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { QuestionsPage } from '#app/features/buildings/questions-page.tsx';
import { loadFollowAnswers, receiveFollowAnswers } from '#app/features/following/answers.server.ts';
import { linkMeta } from '#app/features/following/link-page.tsx';
import type { FormResponse } from '#app/features/forms/client-action.ts';
import { findSite } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadFollowAnswers(args);

export const action = (args: ActionFunctionArgs) => receiveFollowAnswers(args);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  linkMeta(findSite(matches), data?.copy.heading ?? 'Page not found');

export const handle: RouteHandle = { rateLimit: 'each step' };

export default function FollowAnswers() {
  const view = useLoaderData<typeof loader>();
  return <QuestionsPage {...view} method="post" result={useActionData<FormResponse>()?.result} />;
}
