import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormResponse } from '#app/features/forms/client-action.ts';
import { NewPage } from '#app/features/portfolios/new-page.tsx';
import { loadNewPortfolio, receiveNewPortfolio } from '#app/features/portfolios/new-portfolio.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = () => loadNewPortfolio();

export const action = (args: ActionFunctionArgs) => receiveNewPortfolio(args);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Create a portfolio', isUnlisted: true });

export const handle: RouteHandle = { takesFiles: true };

export default function NewPortfolio() {
  const { formKey } = useLoaderData<typeof loader>();
  return <NewPage formKey={formKey} result={useActionData<FormResponse>()?.result} />;
}
