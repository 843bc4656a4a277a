import type { SubmissionResult } from '@conform-to/react';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import type { LoadedAssessment } from './assessment.server.ts';
import { AssessmentForm } from './assessment-form.tsx';

/** The readiness quiz. */
export const AssessmentPage = (props: LoadedAssessment & { result: SubmissionResult | undefined }) => (
  <PageWidth className="py-10 sm:py-14">
    <h1 className="max-w-[44rem] text-[2.1rem] sm:text-[2.8rem]">{props.words.heading}</h1>
    <p className="mt-4 mb-9 max-w-[44rem] text-[1.1rem] text-soft">{props.words.lead}</p>
    <AssessmentForm {...props} />
  </PageWidth>
);
