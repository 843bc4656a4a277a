import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { Basis } from './basis.tsx';
import { Frame, type Imprint } from '../../pdf/document.tsx';
import { Head } from './head.tsx';
import { Outlook } from './outlook.tsx';
import { PeriodTable } from './periods.tsx';

interface ReportDocumentProps {
  report: BuildingReport;
  /** The period that the present year is in. */
  now: PeriodAssessment;
  imprint: Imprint;
}

/** A building's report as a document: one page, unless its uses or its cautions need more. */
export const ReportDocument = ({ report, now, imprint }: ReportDocumentProps) => (
  <Frame title="Local Law 97 emissions report" imprint={imprint}>
    <Head report={report} now={now} />
    <PeriodTable assessments={report.assessments} />
    <Outlook report={report} />
    <Basis report={report} />
  </Frame>
);
