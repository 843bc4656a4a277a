import { FileUp } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { ASSESSMENT_SUBMITTED } from '../cwz-assessment/messages.ts';
import { SubmittedNotice } from '../forms/submitted-notice.tsx';
import { cwzUrls } from './cwz-urls.ts';
import { ExampleFacts } from './example-facts.tsx';
import { RateSection } from './rate-section.tsx';
import { ReportHead } from './report-head.tsx';
import type { LoadedCwzReport } from './report.server.ts';
import { ZoneSection } from './zone-section.tsx';

/** The report on an assessment: the zone and what to do, then the comparison with example figures. */
export function CwzReportPage(loaded: LoadedCwzReport) {
  const { words, assessment } = loaded;
  const { title, text, buttonLabel } = words.fullAnalysis;
  const { upload } = cwzUrls(assessment.reportId);
  return (
    <PageWidth className="one-page-of-figures py-10 sm:py-14 print:py-0">
      <SubmittedNotice what="assessment" message={ASSESSMENT_SUBMITTED} />
      <ReportHead {...loaded} />
      <div className="not-printed mt-8 flex flex-wrap gap-3">
        <ButtonLink to={upload}>
          <FileUp aria-hidden size={18} /> {buttonLabel}
        </ButtonLink>
        <PrintButton />
      </div>
      <div className="mt-12 print:mt-2">
        <ZoneSection {...loaded} />
        <RateSection {...loaded} />
        <ExampleFacts words={words} />
      </div>
      <NextSteps heading={title} text={text}>
        <ButtonLink to={upload}>{buttonLabel}</ButtonLink>
        <ButtonLink to="/cwz/faq" look="secondary">
          Questions and answers
        </ButtonLink>
        <ButtonLink to="/cwz/blog" look="secondary">
          Read about the zones
        </ButtonLink>
      </NextSteps>
      <p className="mt-8 max-w-[46rem] text-[0.88rem] text-soft print:mt-2">
        What it rests on: {words.basis}
      </p>
    </PageWidth>
  );
}
