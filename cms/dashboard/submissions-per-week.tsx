import { formatMonday } from '#cms/time/new-york.ts';
import { submissionsByWeek } from './inbox-queries.ts';
import { chartMaximum, type Week } from './periods.ts';
import { Empty, Section, type SectionProps } from './section.tsx';

const WIDTH = 880;
const HEIGHT = 290;
const LEFT = 36;
const TOP = 20;
const BOTTOM = 28;
const FLOOR = HEIGHT - BOTTOM;

const Line = ({ value, y }: { value: number; y: number }) => (
  <g className="dashboard-line">
    <line x1={LEFT} x2={WIDTH} y1={y} y2={y} />
    <text x={LEFT - 8} y={y + 4}>
      {value}
    </text>
  </g>
);

function WeekChart({ weeks }: { weeks: Week[] }) {
  const maximum = chartMaximum(Math.max(...weeks.map(({ received }) => received)));
  const heightOf = (value: number) => FLOOR - (value / maximum) * (FLOOR - TOP);
  const step = (WIDTH - LEFT) / weeks.length;
  return (
    <svg
      className="dashboard-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-labelledby="chart-title"
    >
      <title id="chart-title">
        Bar chart of the submissions received each week. The table beside it has the numbers.
      </title>
      <Line value={0} y={FLOOR} />
      <Line value={maximum} y={TOP} />
      {weeks.map(({ monday, received }, index) => {
        const top = heightOf(received);
        const middle = LEFT + step * (index + 0.5);
        const isLast = index === weeks.length - 1;
        return (
          <g key={monday} className={isLast ? 'dashboard-bar dashboard-bar--last' : 'dashboard-bar'}>
            <rect x={middle - step * 0.35} y={top} width={step * 0.7} height={FLOOR - top} />
            <text className="dashboard-bar__value" x={middle} y={top - 6}>
              {received}
            </text>
            <text className="dashboard-bar__week" x={middle} y={FLOOR + 20}>
              {formatMonday(monday)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

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
      {weeks.toReversed().map(({ monday, received }, index) => (
        <tr key={monday}>
          <th scope="row">
            {formatMonday(monday)}
            {index === 0 && ', so far'}
          </th>
          <td className="dashboard-number">{received}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export async function SubmissionsPerWeek({ payload, now }: SectionProps) {
  const weeks = await submissionsByWeek(payload, now, WEEKS);
  const isEmpty = weeks.every(({ received }) => received === 0);
  return (
    <Section id="submissions-per-week" heading="Submissions per week">
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
