import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ExampleMark } from '#app/ui/badge.tsx';
import { menuEntryOf } from '#app/ui/layout/site-header.tsx';
import { MessagePage } from '#app/ui/layout/message-page.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Card, Cards } from '#app/ui/cards.tsx';
import { withMinus } from '#law/numbers.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { WhileUnavailable } from '#app/features/site/while-unavailable.tsx';
import { COMING_SOON, LIST, REPORT_TYPES, STATISTICS } from '../texts.ts';
import { AssessmentTable } from './assessment-table.tsx';
import type { LoadedInternetReport } from './report.server.ts';

export const REPORT_FAILED = 'Failed to load assessment data. Please try again later.';

export const REPORT_FAILED_TITLE = 'Report not available';

interface StatisticProps {
  title: string;
  text: string;
  figure: string;
  mark?: ReactNode;
}

const Statistic = ({ title, text, figure, mark }: StatisticProps) => (
  <div className="flex flex-col border-r border-b border-line bg-card p-5 sm:p-6">
    <dt className="text-[0.94rem] font-semibold">{title}</dt>
    <dd className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-[2.3rem] leading-none font-extrabold tracking-tight">
      {figure} {mark}
    </dd>
    <dd className="mt-3 text-[0.88rem] text-soft">{text}</dd>
  </div>
);

function StatisticCards({ content, statistics }: Pick<LoadedInternetReport, 'content' | 'statistics'>) {
  const { coverage } = content.statistics;
  return (
    <dl className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
      <Statistic {...STATISTICS.assessments} figure={`${statistics.count}`} />
      <Statistic
        {...STATISTICS.averageScore}
        figure={
          statistics.averageScore === undefined
            ? STATISTICS.noAverage
            : withMinus(statistics.averageScore.toFixed(1))
        }
      />
      <Statistic
        {...coverage}
        title={STATISTICS.coverage}
        mark={<ExampleMark>{STATISTICS.example}</ExampleMark>}
      />
      <Statistic {...STATISTICS.buildingTypes} figure={`${statistics.buildingTypes}`} />
    </dl>
  );
}

interface ReportLinkProps {
  title: string;
  link: Parameters<typeof menuEntryOf>[0];
}

function ReportLink({ title, link }: ReportLinkProps) {
  const entry = menuEntryOf(link);
  if (!entry) {
    return (
      <Button look="secondary" disabled className="mt-5" aria-label={`${title}: ${COMING_SOON}`}>
        <Clock aria-hidden size={18} /> {COMING_SOON}
      </Button>
    );
  }
  return (
    <ButtonLink href={entry.url} className="mt-5">
      {entry.label}
    </ButtonLink>
  );
}

export const ReportPage = ({ content, rows, statistics }: LoadedInternetReport) => (
  <PageWidth className="py-10 sm:py-14">
    <h1 className="text-[2.1rem] sm:text-[2.8rem]">{content.heading}</h1>
    <p className="mt-4 mb-9 max-w-[44rem] text-[1.1rem] text-soft">{content.lead}</p>
    <StatisticCards content={content} statistics={statistics} />
    <div className="mt-4">
      <Section heading={LIST.heading} intro={content.list.intro} basis={content.basis}>
        {rows.length === 0 ? (
          <div className="grid justify-items-center gap-5 border border-dashed border-line px-6 py-14 text-center">
            <p className="text-[1.15rem] font-semibold">{LIST.empty}</p>
            <ButtonLink href={moduleUrls('nyc-internet').quiz}>{LIST.takeQuiz}</ButtonLink>
          </div>
        ) : (
          <AssessmentTable rows={rows} caption={LIST.heading} />
        )}
      </Section>
      <Section heading={REPORT_TYPES}>
        <Cards>
          {content.types.reports.map(({ id, title, text, link }) => (
            <Card key={id ?? title} title={title} text={text}>
              <ReportLink title={title} link={link} />
            </Card>
          ))}
        </Cards>
      </Section>
    </div>
  </PageWidth>
);

export const ReportFailed = () => (
  <MessagePage title={REPORT_FAILED}>
    <WhileUnavailable />
  </MessagePage>
);
