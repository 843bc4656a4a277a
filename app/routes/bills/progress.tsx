import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProgressPage } from '#app/features/bills/progress/progress-page.tsx';
import { loadProgress } from '#app/features/bills/progress/progress.server.ts';
import { PROGRESS } from '#app/features/bills/texts.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';

export const loader = (args: LoaderFunctionArgs) => loadProgress(args);

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: PROGRESS.heading, isUnlisted: true });

export default function Progress() {
  return <ProgressPage view={useLoaderData<typeof loader>()} />;
}
