import { ButtonLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { moduleUrls } from '../modules/module-urls.ts';
import { AssessmentTable } from './assessment-table.tsx';
import type { LoadedInternetReport } from './report.server.ts';
import { ReportTypes } from './report-types.tsx';
import { StatisticCards } from './statistic-cards.tsx';

const NoAssessments = ({ words }: Pick<LoadedInternetReport, 'words'>) => (
  <div className="grid justify-items-center gap-5 border border-dashed border-line px-6 py-14 text-center">
    <p className="text-[1.15rem] font-semibold">{words.list.emptyText}</p>
    <ButtonLink to={moduleUrls('nyc-internet').quiz}>{words.list.emptyLabel}</ButtonLink>
  </div>
);

/** The assessment reports: four figures, the latest assessments, and the kinds of report. */
export const ReportPage = ({ words, rows, statistics }: LoadedInternetReport) => (
  <PageWidth className="py-10 sm:py-14">
    <h1 className="text-[2.1rem] sm:text-[2.8rem]">{words.heading}</h1>
    <p className="mt-4 mb-9 max-w-[44rem] text-[1.1rem] text-soft">{words.lead}</p>
    <StatisticCards words={words} statistics={statistics} />
    <div className="mt-4">
      <Section heading={words.list.heading} intro={words.list.intro} basis={words.basis}>
        {rows.length === 0 ? (
          <NoAssessments words={words} />
        ) : (
          <AssessmentTable rows={rows} caption={words.list.heading} />
        )}
      </Section>
      <Section heading={words.types.heading}>
        <ReportTypes types={words.types} />
      </Section>
    </div>
  </PageWidth>
);
