import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FeedbackPage } from '#app/features/contact/feedback/feedback-page.tsx';
import { loadFeedback, receiveFeedback } from '#app/features/contact/feedback/feedback.server.ts';
import { askServer, revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => loadFeedback(request);

export const action = (args: ActionFunctionArgs) => receiveFeedback(args);

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterResponse;

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => pageMeta(page, data?.copy.meta);

export const handle: RouteHandle = {
  isPublic: true,
  query: ['feedback'],
  personalQuery: ['building'],
  sitemap: true,
  isInteractive: true,
};

export default function Feedback() {
  return <FeedbackPage {...useLoaderData<typeof loader>()} />;
}
