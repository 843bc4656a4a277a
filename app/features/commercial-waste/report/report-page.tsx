import { useRouteError } from '@remix-run/react';
import { FileUp } from 'lucide-react';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { useArrivalFocus } from '#app/ui/use-arrival-focus.ts';
import { ToastOnLoad } from '#app/ui/toasts.tsx';
import { ASSESSMENT_URL } from '../assessment/steps.ts';
import { SubmittedNotice, useIsConfirmed } from '#app/features/forms/confirmation.tsx';
import { isUnavailable, WhileUnavailable } from '#app/features/site/while-unavailable.tsx';
import { cwzUrls } from '#app/urls/cwz-urls.ts';
import { ExampleSection } from './example-section.tsx';
import { REPORT_FAILED, REPORT_FAILED_TOAST, STATUSES } from '../texts.ts';
import type { LoadedCwzReport } from './report.server.ts';
import { ToldSection } from './told-section.tsx';
import { ZoneSection } from './zone-section.tsx';

const NO_REPORT =
  'There may be no report at this address. Check that you copied the whole link, or start a new check.';

function ReportHead({ assessment, borough, otherBorough, official, headline, nextStep }: LoadedCwzReport) {
  const { businessName, address, zipCode, createdAt } = assessment;
  const status = official.kind === 'zone' ? STATUSES[official.status.kind] : undefined;
  const heading = useArrivalFocus(useIsConfirmed('assessment'));
  return (
    <div>
      <p className="break-words text-soft">
        {businessName} · {address}, {borough} {zipCode} · <LongDate iso={createdAt} />
      </p>
      {status ? (
        <div className="mt-5 print:mt-2">
          <Badge tone={status.tone}>{status.label}</Badge>
        </div>
      ) : null}
      <h1
        {...heading}
        className="mt-4 max-w-[46rem] text-[2rem] focus:outline-none sm:text-[2.8rem] print:mt-1 print:text-[1.9rem]"
      >
        {headline}
      </h1>
      <p className="mt-5 max-w-[46rem] text-[1.15rem] print:mt-1">{nextStep}</p>
      {otherBorough ? (
        <p className="mt-7 max-w-[46rem] border-l-4 border-lot bg-lot-tint px-5 py-3 print:mt-3">
          The ZIP code {zipCode} usually belongs to {otherBorough}, but you chose {borough}. The official zone
          is based on the ZIP code. If it is wrong,{' '}
          <a href={ASSESSMENT_URL} className="font-semibold underline underline-offset-3">
            check again with the right one
          </a>
          .
        </p>
      ) : null}
    </div>
  );
}

export function CwzReportPage(loaded: LoadedCwzReport) {
  const { content, assessment } = loaded;
  const { title, text, buttonLabel } = content.fullAnalysis;
  const { upload } = cwzUrls(assessment.reportId);
  return (
    <PageWidth className="one-page-of-figures py-10 sm:py-14 print:py-0">
      <SubmittedNotice form="assessment" message="Assessment submitted successfully!" />
      <ReportHead {...loaded} />
      <div className="not-printed mt-8 flex flex-wrap gap-3">
        <ButtonLink href={upload}>
          <FileUp aria-hidden size={18} /> {buttonLabel}
        </ButtonLink>
        <PrintButton />
      </div>
      <div className="mt-12 print:mt-2">
        <ZoneSection {...loaded} />
        <ToldSection {...loaded} />
      </div>
      <NextSteps heading={title} text={text}>
        <ButtonLink href={upload}>{buttonLabel}</ButtonLink>
        <ButtonLink href="/cwz/faq" look="secondary">
          FAQ
        </ButtonLink>
        <ButtonLink href="/cwz/blog" look="secondary">
          Read about the zones
        </ButtonLink>
        <ButtonLink href="/buildings" look="secondary">
          Which laws apply to your building?
        </ButtonLink>
      </NextSteps>
      {/* Paper gets kept and passed on, so print only facts. */}
      <div className="not-printed">
        <ExampleSection {...loaded} />
      </div>
      <p className="max-w-[46rem] text-[0.88rem] text-soft print:mt-2">Sources: {content.basis}</p>
    </PageWidth>
  );
}

export function ReportFailed() {
  const hasFailed = isUnavailable(useRouteError());
  const back = (
    <ButtonLink href="/cwz" look={hasFailed ? 'secondary' : 'primary'}>
      Back to Commercial Waste Zones
    </ButtonLink>
  );
  return (
    <MessagePage title={REPORT_FAILED}>
      <ToastOnLoad kind="error" title={REPORT_FAILED_TOAST} />
      {hasFailed ? null : <p>{NO_REPORT}</p>}
      {hasFailed ? <WhileUnavailable>{back}</WhileUnavailable> : back}
    </MessagePage>
  );
}
