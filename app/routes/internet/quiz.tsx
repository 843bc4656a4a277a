import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { askServer, revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { AssessmentPage } from '#app/features/internet/assessment/assessment-page.tsx';
import { loadAssessment, receiveAssessment } from '#app/features/internet/assessment/assessment.server.ts';
import { QUESTION_NAMES } from '#app/urls/readiness-url.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ request }: LoaderFunctionArgs) => withSources(() => loadAssessment(request));

export const action = (args: ActionFunctionArgs) => receiveAssessment(args);

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterResponse;

export const meta = sectionMeta<typeof loader>(({ data, ...page }) => pageMeta(page, data?.copy.meta));

export const handle: RouteHandle = {
  isPublic: true,
  query: QUESTION_NAMES,
  section: 'quiz',
  sitemap: true,
  isInteractive: true,
};

export default function InternetQuiz() {
  const { sources, ...loaded } = useLoaderData<typeof loader>();
  return (
    <>
      <AssessmentPage {...loaded} />
      <PageSources sources={sources} />
    </>
  );
}
