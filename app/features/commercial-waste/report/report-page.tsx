import { useRouteError } from '@remix-run/react';
import { ExternalLink, FileUp } from 'lucide-react';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { useArrivalFocus } from '#app/ui/use-arrival-focus.ts';
import { ToastOnLoad } from '#app/ui/toasts.tsx';
import { SubmittedNotice, useIsConfirmed } from '#app/features/forms/confirmation.tsx';
import { PrintedFrom } from '#app/features/site/printed-from.tsx';
import { useSite } from '#app/features/site/use-site.ts';
import { isUnavailable, WhileUnavailable } from '#app/features/site/while-unavailable.tsx';
import { cwzUrls } from '#app/urls/cwz-urls.ts';
import { ExampleSection } from './example-section.tsx';
import { cartersText, REPORT_FAILED, REPORT_FAILED_TOAST } from '../texts.ts';
import type { LoadedCwzReport } from './report.server.ts';
import { FULL_ANALYSIS, TOLD_HEADING } from './texts.ts';
import { ZoneSection } from './zone-section.tsx';
import { AWARDED_CARTERS } from '#law/commercial-waste/zones.ts';
import { Section } from '#app/ui/layout/section.tsx';

const YourAnswersSection = ({ advice }: Pick<LoadedCwzReport, 'advice'>) => (
  <Section heading={TOLD_HEADING}>
    <dl className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
      {advice.map(({ name, value, text }) => (
        <div key={name} className="border-t border-hair py-4 print:py-1.5">
          <dt className="text-[0.9rem] text-soft">{name}</dt>
          <dd className="mt-1">
            <strong className="font-semibold wrap-anywhere">{value}</strong>
            <span className="mt-1 block max-w-[34rem]">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
    <p className="not-printed flex flex-wrap gap-x-8 gap-y-2">
      <a
        href={AWARDED_CARTERS.url}
        className="flex items-center gap-2 font-semibold text-link underline underline-offset-3"
      >
        {AWARDED_CARTERS.label} <ExternalLink aria-hidden size={16} />
      </a>
      <a href="/ll199" className="font-semibold text-link underline underline-offset-3">
        What every business must recycle, and the fines
      </a>
    </p>
  </Section>
);

const NO_REPORT =
  'There may be no report at this address. Check that you copied the whole link, or start a new check.';

function ReportHead({
  assessment,
  borough,
  otherBorough,
  checkAgain,
  badge,
  headline,
  nextStep,
}: LoadedCwzReport) {
  const { businessName, address, zipCode, createdAt } = assessment;
  const heading = useArrivalFocus(useIsConfirmed('assessment'));
  return (
    <div>
      <p className="break-words text-soft">
        {businessName} · {address}, {borough} {zipCode} · <LongDate iso={createdAt} />
      </p>
      {badge ? (
        <div className="mt-5 print:mt-2">
          <Badge tone={badge.tone}>{badge.label}</Badge>
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
          <a href={checkAgain} className="font-semibold underline underline-offset-3">
            check again with the right one
          </a>
          .
        </p>
      ) : null}
    </div>
  );
}

export function CwzReportPage(loaded: LoadedCwzReport) {
  const { content, assessment, urgentZone } = loaded;
  const { upload } = cwzUrls(assessment.reportId);
  return (
    <PageWidth className="one-page-of-figures py-10 sm:py-14 print:py-0">
      <SubmittedNotice form="assessment" message="Assessment submitted successfully!" />
      <ReportHead {...loaded} />
      <div className="not-printed mt-8 flex flex-wrap gap-3">
        {urgentZone ? (
          <ButtonLink href={AWARDED_CARTERS.url}>
            {cartersText(urgentZone)} <ExternalLink aria-hidden size={18} />
          </ButtonLink>
        ) : null}
        <ButtonLink href={upload} look={urgentZone ? 'secondary' : 'primary'}>
          <FileUp aria-hidden size={18} /> {FULL_ANALYSIS.button}
        </ButtonLink>
        <PrintButton />
      </div>
      <div className="mt-12 print:mt-2">
        <ZoneSection {...loaded} />
        <YourAnswersSection {...loaded} />
      </div>
      <NextSteps heading={FULL_ANALYSIS.heading} text={content.fullAnalysis.text}>
        <ButtonLink href={upload}>{FULL_ANALYSIS.button}</ButtonLink>
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
      {/* The report's own address is secret. */}
      <PrintedFrom url={`${useSite().origin}/cwz`} />
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
