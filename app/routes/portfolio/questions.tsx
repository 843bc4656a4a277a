import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormResponse } from '#app/features/forms/client-action.ts';
import { PortfolioQuestionsPage } from '#app/features/portfolios/questions-page.tsx';
import {
  loadPortfolioQuestions,
  receivePortfolioQuestions,
} from '#app/features/portfolios/questions.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadPortfolioQuestions(args);

export const action = (args: ActionFunctionArgs) => receivePortfolioQuestions(args);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Portfolio: open questions', isUnlisted: true });

export const handle: RouteHandle = { rateLimit: 'each step' };

export default function Questions() {
  const view = useLoaderData<typeof loader>();
  return <PortfolioQuestionsPage view={view} result={useActionData<FormResponse>()?.result} />;
}
