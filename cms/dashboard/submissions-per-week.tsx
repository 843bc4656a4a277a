import { submissionsByWeek } from './inbox-queries.ts';
import { Empty, Section, type SectionProps } from './section.tsx';
import { WeekChart } from './week-chart.tsx';

const WEEKS = 12;

export async function SubmissionsPerWeek({ payload, now }: SectionProps) {
  const weeks = await submissionsByWeek(payload, now, WEEKS);
  const isEmpty = weeks.every(({ count }) => count === 0);
  return (
    <Section id="submissions-per-week" heading="Submissions per week">
      {isEmpty ? (
        <Empty>Nothing was received in the last {WEEKS} weeks.</Empty>
      ) : (
        <WeekChart weeks={weeks} what="the submissions received" column="Received" />
      )}
    </Section>
  );
}
