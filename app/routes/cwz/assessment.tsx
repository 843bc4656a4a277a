import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AssessmentPage } from '#app/features/commercial-waste/assessment/assessment-page.tsx';
import { loadAssessment, receiveStep } from '#app/features/commercial-waste/assessment/assessment.server.ts';
import { ASSESSMENT_URL, stepNumber, sendStep } from '#app/features/commercial-waste/assessment/steps.ts';
import { STEP_NAMES } from '#app/features/commercial-waste/assessment/texts.ts';
import { revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { WasteLaws } from '#app/features/modules/waste-laws.tsx';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { PageWidth } from '#app/ui/layout/page-width.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => loadAssessment(request);

export const action = (args: ActionFunctionArgs) => receiveStep(args);

export const clientAction = sendStep;

export const shouldRevalidate = revalidateAfterResponse;

/** No cache may store what visitors typed. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = sectionMeta<typeof loader>(({ data, ...page }) => {
  const isStart = !data?.draft;
  const title = data?.copy.meta.title ?? '';
  const name = data && STEP_NAMES[data.step];
  return pageMeta(page, {
    title: data && !isStart ? `Step ${stepNumber(data.step)}, ${name} · ${title}` : title,
    description: data?.copy.meta.description,
    path: ASSESSMENT_URL,
    isUnlisted: !isStart,
  });
});

export const handle: RouteHandle = {
  isPublic: true,
  query: ['lost'],
  personalQuery: ['draft', 'step', 'change', 'address', 'borough', 'zip', 'district'],
  section: 'quiz',
  sitemap: true,
  rateLimit: 'each step',
  isInteractive: true,
};

export default function Assessment() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <AssessmentPage {...data} />
      {data.draft ? null : (
        <PageWidth className="pb-10">
          <WasteLaws here="cwz" className="max-w-[44rem] text-soft" />
        </PageWidth>
      )}
    </>
  );
}
