import { arrivedByWeek } from '#cms/dashboard/arrived.ts';
import type { Week } from '#cms/dashboard/weeks.ts';
import { mondayWords } from '#cms/dashboard/words.ts';
import { Empty, Section, type SectionProps } from './section.tsx';
import { WeekChart } from './week-chart.tsx';

const WEEKS = 12;

const WeekTable = ({ weeks }: { weeks: Week[] }) => (
  <table className="dashboard-table dashboard-table--weeks">
    <thead>
      <tr>
        <th scope="col">Week of</th>
        <th scope="col">Received</th>
      </tr>
    </thead>
    <tbody>
      {weeks.toReversed().map(({ monday, arrived }, index) => (
        <tr key={monday}>
          <th scope="row">
            {mondayWords(monday)}
            {index === 0 && ', so far'}
          </th>
          <td className="dashboard-number">{arrived}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** How much visitors sent in each of the last weeks, as a picture and as numbers. */
export async function Arrivals({ payload, now }: SectionProps) {
  const weeks = await arrivedByWeek(payload, now, WEEKS);
  const isEmpty = weeks.every(({ arrived }) => arrived === 0);
  return (
    <Section id="arrivals" heading="Submissions per week">
      {isEmpty ? (
        <Empty>Nothing was received in the last {WEEKS} weeks.</Empty>
      ) : (
        <div className="dashboard-beside">
          <WeekChart weeks={weeks} />
          <WeekTable weeks={weeks} />
        </div>
      )}
    </Section>
  );
}
