import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { Download, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink, PrintButton } from '#app/ui/button.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { NextSteps } from '#app/ui/next-steps.tsx';
import { useArrivalFocus } from '#app/ui/use-arrival-focus.ts';
import { ShareButton } from '#app/features/site/share-button.tsx';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { UnexpectedError } from '#app/features/site/unexpected-error.tsx';
import { MailReport } from './mail-form.tsx';
import { Periods } from './periods.tsx';
import { Basis, Compliance, Gap, Peers } from './report-sections.tsx';
import { reportUrls } from '#app/urls/report-urls.ts';
import type { LoadedReport } from './report.server.ts';
import { toQuery } from '../scenarios/scenario-query.ts';
import { NEXT_STEPS_HEADING } from './texts.ts';
import { Scenarios, useScenarios } from '../scenarios/scenarios.tsx';
import { LinkedText } from '#app/features/figures/linked-text.tsx';

interface ReportHeadProps extends Pick<LoadedReport, 'view' | 'createdAt'> {
  heading?: ReturnType<typeof useArrivalFocus>;
}

export function ReportHead({ view, createdAt, heading }: ReportHeadProps) {
  const { address, uses, mark, outlook } = view;
  const { tone, label, sentence, figure, caption } = view.verdict;
  const cautions = view.pathway ? [...view.cautions, view.pathway] : view.cautions;
  return (
    <div>
      <p className="text-soft">
        {address ? `${address} · ` : ''}
        {uses} · <LongDate iso={createdAt} />
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{label}</Badge>
        {mark ? <span className="font-bold text-soft">{mark}</span> : null}
      </div>
      <h1
        {...heading}
        className="mt-4 max-w-[46rem] text-[2rem] focus:outline-none sm:text-[2.8rem] print:mt-1 print:text-[1.9rem]"
      >
        {sentence}
      </h1>
      <p className="mt-5 print:mt-1">
        <span className="text-[2.4rem] leading-none font-extrabold tracking-tight sm:text-[2.9rem] print:text-[1.9rem]">
          {figure}
        </span>
        <span className="mt-1 block text-soft print:inline print:pl-2">{caption}</span>
      </p>
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

function Actions({ publicId, address, query }: { publicId: string; address: string; query: string }) {
  const urls = reportUrls(publicId);
  return (
    <div className="not-printed mt-8 flex flex-wrap gap-3">
      <ButtonLink href={`${urls.pdf}${query}`}>
        <Download aria-hidden size={18} /> Download as PDF
      </ButtonLink>
      <PrintButton label="Print" />
      <ButtonLink href={urls.change} look="secondary">
        <Pencil aria-hidden size={18} /> Change the figures
      </ButtonLink>
      <ShareButton title="Local Law 97 emissions report" address={`${address}${query}`} />
    </div>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="print:grid print:grid-cols-2 print:gap-x-8">{children}</div>
);

export function ReportPage({
  view,
  createdAt,
  publicId,
  address,
  scenarios,
  mailHint,
  mailForm,
  mailedTo,
  nextSteps,
}: LoadedReport & { address: string }) {
  const state = useScenarios(scenarios);
  const query = toQuery(state.typed);
  return (
    <PageWidth className="one-page-of-figures py-10 sm:py-14 print:py-0">
      <ReportHead view={view} createdAt={createdAt} heading={useArrivalFocus()} />
      <Actions publicId={publicId} address={address} query={query} />
      <Periods {...view.periods} />
      <Pair>
        <Gap {...view.gap} />
        {view.peers ? <Peers {...view.peers} /> : null}
      </Pair>
      <Scenarios state={state} initial={scenarios.typed} page={reportUrls(publicId).page} />
      <Pair>
        <Compliance {...view.compliance} calendarUrl={reportUrls(publicId).deadlines} />
        <Basis basis={view.basis} energy={view.energy} />
      </Pair>
      <MailReport mailHint={mailHint} mailForm={mailForm} mailedTo={mailedTo} />
      <NextSteps
        heading={NEXT_STEPS_HEADING}
        text={<LinkedText links={nextSteps.links}>{nextSteps.text}</LinkedText>}
      >
        <ButtonLink href={moduleUrls('ll97').vendorAccess}>Find Compliance Experts</ButtonLink>
        <ButtonLink href="/ll97/blog" look="secondary">
          See what other owners do
        </ButtonLink>
        <ButtonLink href="/ll97/report?tab=premium-reports" look="secondary">
          Premium reports
        </ButtonLink>
        <ButtonLink href="/buildings" look="secondary">
          Which laws apply to your building?
        </ButtonLink>
      </NextSteps>
    </PageWidth>
  );
}

export function ReportMissing() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <UnexpectedError />;
  return (
    <MessagePage title="Report not found">
      <p>
        There is no report at this address. Check that you copied the whole link, or make a new report. It
        takes a few minutes.
      </p>
      <ButtonLink href="/ll97/calculator">Make a report</ButtonLink>
    </MessagePage>
  );
}
