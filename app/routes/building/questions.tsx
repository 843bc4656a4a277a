import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DESCRIBED_QUERY } from '#app/features/buildings/building-query.ts';
import { MissingBuilding } from '#app/features/buildings/missing-building.tsx';
import { QuestionsPage } from '#app/features/buildings/questions-page.tsx';
import { loadQuestions } from '#app/features/buildings/questions.server.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadQuestions(args);

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, { title: data?.copy.heading, isUnlisted: true });

export const handle: RouteHandle = {
  isPublic: true,
  shows: 'city',
  query: ['bin', 'filing'],
  personalQuery: DESCRIBED_QUERY,
};

export default function Questions() {
  return <QuestionsPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <MissingBuilding />;
