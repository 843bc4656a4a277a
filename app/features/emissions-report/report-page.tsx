import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { Download, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { ShareButton } from '../articles/share-button.tsx';
import type { FormDescription } from '../forms/form-check.ts';
import { moduleUrls } from '../modules/module-urls.ts';
import { UnexpectedError } from '../site/unexpected-error.tsx';
import { ESTIMATE, listUses } from './format.ts';
import { MailReport } from './mail/mail-report.tsx';
import { Basis, Compliance, Gap, Peers, Periods } from './report-sections.tsx';
import { reportUrls } from './report-urls.ts';
import type { LoadedReport } from './report.server.ts';
import { cautionsOf, verdictOf, type Verdict } from './verdict.ts';

interface ReportHeadProps {
  report: BuildingReport;
  /** The current period. */
  now: PeriodAssessment;
  /** ISO 8601. */
  createdAt: string;
}

const Figure = ({ figure, caption }: Pick<Verdict, 'figure' | 'caption'>) => (
  <p className="mt-5 print:mt-1">
    <span className="text-[2.4rem] leading-none font-extrabold tracking-tight sm:text-[2.9rem] print:text-[1.9rem]">
      {figure}
    </span>
    <span className="mt-1 block text-soft print:inline print:pl-2">{caption}</span>
  </p>
);

/** The verdict of a report: one sentence, one figure, and what to know before relying on them. */
export function ReportHead({ report, now, createdAt }: ReportHeadProps) {
  const { tone, label, sentence, figure, caption, outlook } = verdictOf(report, now);
  const cautions = cautionsOf(report);
  return (
    <div>
      <p className="text-soft">
        {report.building.address ? `${report.building.address} · ` : ''}
        {listUses(report.building.uses)} · <LongDate iso={createdAt} />
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{label}</Badge>
        {report.isEstimate ? <span className="font-bold text-soft">{ESTIMATE}</span> : null}
      </div>
      <h1 className="mt-4 max-w-[46rem] text-[2rem] sm:text-[2.8rem] print:mt-1 print:text-[1.9rem]">
        {sentence}
      </h1>
      <Figure figure={figure} caption={caption} />
      {outlook ? <p className="mt-3 max-w-[46rem] text-[1.1rem] font-semibold">{outlook}</p> : null}
      {cautions.length > 0 ? (
        <ul className="mt-7 grid max-w-[46rem] gap-2 border-l-4 border-lot bg-lot-tint px-5 py-3">
          {cautions.map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Actions({ publicId, address }: { publicId: string; address: string }) {
  const urls = reportUrls(publicId);
  return (
    <div className="not-printed mt-8 flex flex-wrap gap-3">
      <ButtonLink href={urls.pdf}>
        <Download aria-hidden size={18} /> Download as PDF
      </ButtonLink>
      <PrintButton />
      <ButtonLink href={urls.change} look="secondary">
        <Pencil aria-hidden size={18} /> Change the figures
      </ButtonLink>
      <ShareButton title="Local Law 97 emissions report" address={address} />
    </div>
  );
}

/** Two sections, side by side when printed: a report fits on one page. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="print:grid print:grid-cols-2 print:gap-x-8">{children}</div>
);

/** A building's report: the verdict, the figures, what to do, and the sources. */
export function ReportPage({
  report,
  now,
  createdAt,
  publicId,
  address,
  mailForm,
}: LoadedReport & { address: string; mailForm: FormDescription }) {
  return (
    <PageWidth className="one-page-of-figures py-10 sm:py-14 print:py-0">
      <ReportHead report={report} now={now} createdAt={createdAt} />
      <Actions publicId={publicId} address={address} />
      <Periods report={report} />
      <Pair>
        <Gap report={report} />
        <Peers report={report} />
      </Pair>
      <Pair>
        <Compliance report={report} calendarUrl={reportUrls(publicId).deadlines} />
        <Basis report={report} />
      </Pair>
      <MailReport form={mailForm} />
      <NextSteps
        heading="What to do next"
        text="Look your building up on the Covered Buildings List, then take these figures to a professional who can certify them."
      >
        <ButtonLink href={moduleUrls('ll97').partners}>Find Compliance Experts</ButtonLink>
        <ButtonLink href="/ll97/blog" look="secondary">
          See what other owners do
        </ButtonLink>
        <ButtonLink href="/ll97/report?tab=premium-reports" look="secondary">
          Premium reports
        </ButtonLink>
      </NextSteps>
    </PageWidth>
  );
}

/** The error page for a link that leads to no report. */
export function ReportMissing() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <UnexpectedError />;
  return (
    <MessagePage title="Report not found">
      <p>There is no report at this address. Check the link, or make a new report: it takes a few minutes.</p>
      <ButtonLink href="/ll97/calculator">Make a report</ButtonLink>
    </MessagePage>
  );
}
