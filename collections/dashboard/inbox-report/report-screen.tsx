import type { AdminViewServerProps } from 'payload';
import { STAFF_ROLES } from '#cms/access.ts';
import { Empty, NumberCell, Section, type SectionProps, Table } from '#cms/panel/section.tsx';
import { WeekChart } from '#cms/panel/week-chart.tsx';
import { INBOX_SLUGS, inboxKind } from '#collections/inbox/kinds/index.ts';
import { DashboardScreen } from '#cms/panel/screen.tsx';
import { formatMonday } from '#cms/time/new-york.ts';
import { REPORT_WEEKS } from './report-endpoints.ts';
import { inboxReport, type WeekReport } from './report.ts';
import { durationText } from './report-texts.ts';

const COLUMNS = [
  'Week of',
  'Received',
  ...INBOX_SLUGS.map((slug) => inboxKind(slug).label),
  'Answered',
  'Median time to first answer',
  'Overdue at week’s end',
];

const Numbers = ({ weeks }: { weeks: WeekReport[] }) => (
  <Table columns={COLUMNS} heading="by-week">
    {weeks.toReversed().map((week, index) => (
      <tr key={week.monday}>
        <th scope="row">
          {formatMonday(week.monday)}
          {index === 0 && ', so far'}
        </th>
        <NumberCell>{week.received}</NumberCell>
        {INBOX_SLUGS.map((slug) => (
          <NumberCell key={slug}>{week.byKind[slug]}</NumberCell>
        ))}
        <NumberCell>{week.answered}</NumberCell>
        <NumberCell>
          {week.medianSeconds === undefined ? 'none yet' : durationText(week.medianSeconds)}
        </NumberCell>
        <NumberCell>{week.overdue}</NumberCell>
      </tr>
    ))}
  </Table>
);

async function Report({ payload, now }: Omit<SectionProps, 'user'>) {
  const weeks = await inboxReport(payload, now, REPORT_WEEKS);
  const seriesOf = (numberOf: (week: WeekReport) => number) =>
    weeks.map((week) => ({ monday: week.monday, count: numberOf(week) }));
  const isEmpty = weeks.every(({ received, overdue }) => received === 0 && overdue === 0);
  if (isEmpty) return <Empty>Nothing was received in the last {REPORT_WEEKS} weeks.</Empty>;
  return (
    <div className="dashboard-sections">
      <Section id="received" heading="Received per week">
        <WeekChart
          weeks={seriesOf(({ received }) => received)}
          what="the submissions received"
          column="Received"
        />
      </Section>
      <Section id="overdue" heading="Overdue at the end of each week">
        <WeekChart
          weeks={seriesOf(({ overdue }) => overdue)}
          what="the submissions that were overdue at the end of"
          column="Overdue"
        />
      </Section>
      <Section id="by-week" heading="All numbers by week">
        <Numbers weeks={weeks} />
        <p className="dashboard-more">
          The first answer is the first reply from the panel. Where there is none, it is the first change of
          the status. It counts in the week in which the submission was received. Spam is not counted.
        </p>
      </Section>
    </div>
  );
}

export const InboxReport = (view: AdminViewServerProps) => (
  <DashboardScreen
    view={view}
    title="Inbox report"
    roles={STAFF_ROLES}
    lead={
      <p>
        The last {REPORT_WEEKS} weeks, from Monday to Sunday in New York.{' '}
        <a href="/api/inbox-report/export" download>
          Save as CSV
        </a>
      </p>
    }
  >
    {({ payload, now }) => <Report payload={payload} now={now} />}
  </DashboardScreen>
);
