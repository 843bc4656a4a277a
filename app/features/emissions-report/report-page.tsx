import { CalendarPlus, Download, Pencil } from 'lucide-react';
import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { ShareButton } from '../articles/share-button.tsx';
import { moduleUrls } from '../modules/module-urls.ts';
import { Article321 } from './article-321.tsx';
import { Basis } from './basis.tsx';
import { DeadlineList } from './deadline-list.tsx';
import type { LoadedReport } from './report.server.ts';
import { Gap } from './gap.tsx';
import { HEADINGS } from './headings.ts';
import { howToComply } from './how-to-comply.ts';
import { MailReport } from './mail/mail-report.tsx';
import { PeerComparison } from './peer-comparison.tsx';
import { PeriodChart, PeriodTable } from './periods.tsx';
import { chartKeyOf, periodsHeadingOf } from './period-words.ts';
import { ReportHead } from './report-head.tsx';
import { reportUrls } from './report-urls.ts';

function Actions({ publicId, address }: { publicId: string; address: string }) {
  const urls = reportUrls(publicId);
  return (
    <div className="not-printed mt-8 flex flex-wrap gap-3">
      <ButtonLink to={urls.pdf} reloadDocument prefetch="none">
        <Download aria-hidden size={18} /> Download as PDF
      </ButtonLink>
      <PrintButton />
      <ButtonLink to={urls.change} look="secondary">
        <Pencil aria-hidden size={18} /> Change the figures
      </ButtonLink>
      <ShareButton title="Local Law 97 emissions report" address={address} />
    </div>
  );
}

/** Two parts below each other, side by side on paper: a report prints on one page. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="print:grid print:grid-cols-2 print:gap-x-8">{children}</div>
);

/** A building's report: the verdict, the picture and its figures, what to do, and what it rests on. */
export function ReportPage({
  report,
  now,
  createdAt,
  publicId,
  address,
  result,
}: LoadedReport & { address: string; result: SubmissionResult | undefined }) {
  const { assessments, deadlines, article321 } = report;
  const { intro, dates } = howToComply(report);
  return (
    <PageWidth className="one-page-of-figures py-10 sm:py-14 print:py-0">
      <ReportHead report={report} now={now} createdAt={createdAt} />
      <Actions publicId={publicId} address={address} />
      <Section heading={periodsHeadingOf(assessments)}>
        <p className="mb-4 text-soft">{chartKeyOf(assessments)}</p>
        <div className="mb-6 max-w-[40rem] print:mb-2 print:max-w-[18rem]">
          <PeriodChart assessments={assessments} />
        </div>
        <PeriodTable assessments={assessments} />
      </Section>
      <Pair>
        {article321 ? <Article321 test={article321} /> : <Gap assessments={assessments} />}
        <PeerComparison peers={report.peers} />
      </Pair>
      <Pair>
        <Section heading={HEADINGS.deadlines} intro={intro}>
          <DeadlineList deadlines={dates} />
          {deadlines.length > 0 ? (
            <ButtonLink
              to={reportUrls(publicId).deadlines}
              reloadDocument
              prefetch="none"
              look="secondary"
              className="not-printed mt-6"
            >
              <CalendarPlus aria-hidden size={18} /> Put them in your calendar
            </ButtonLink>
          ) : null}
        </Section>
        <Basis report={report} />
      </Pair>
      <MailReport result={result} />
      <NextSteps
        heading="What to do next"
        text="Check the list, then bring the figures to somebody who certifies them."
      >
        <ButtonLink to={moduleUrls('ll97').partners}>Find Compliance Experts</ButtonLink>
        <ButtonLink to="/ll97/blog" look="secondary">
          Read what others do
        </ButtonLink>
        <ButtonLink to="/ll97/report?tab=premium-reports" look="secondary">
          Premium reports
        </ButtonLink>
      </NextSteps>
    </PageWidth>
  );
}
