import { formatMonday } from '#cms/time/new-york.ts';
import { Table } from './section.tsx';

export interface Week {
  /** Date in New York: "2026-11-16". */
  monday: string;
  count: number;
}

interface WeekChartProps {
  weeks: Week[];
  what: string;
  column: string;
}

/** Returns the smallest round number that is not below the highest bar, such as 4, 6, 10, 30, or 800. */
export function chartMaximum(highest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((each) => each * magnitude >= highest) ?? 10;
  return step * magnitude;
}

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

function Chart({ weeks, what }: WeekChartProps) {
  const maximum = chartMaximum(Math.max(...weeks.map(({ count }) => count)));
  const barTop = (value: number) => FLOOR - (value / maximum) * (FLOOR - TOP);
  const step = (WIDTH - LEFT) / weeks.length;
  return (
    <svg
      className="dashboard-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Bar chart of ${what} each week. The table beside it has the numbers.`}
    >
      <Line value={0} y={FLOOR} />
      <Line value={maximum} y={TOP} />
      {weeks.map(({ monday, count }, index) => {
        const top = barTop(count);
        const middle = LEFT + step * (index + 0.5);
        const isLast = index === weeks.length - 1;
        return (
          <g key={monday} className={isLast ? 'dashboard-bar dashboard-bar--last' : 'dashboard-bar'}>
            <rect x={middle - step * 0.35} y={top} width={step * 0.7} height={FLOOR - top} />
            <text className="dashboard-bar__value" x={middle} y={top - 6}>
              {count}
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

export const WeekChart = (props: WeekChartProps) => (
  <div className="dashboard-beside">
    <Chart {...props} />
    <Table columns={['Week of', props.column]} kind="weeks">
      {props.weeks.toReversed().map(({ monday, count }, index) => (
        <tr key={monday}>
          <th scope="row">
            {formatMonday(monday)}
            {index === 0 && ', so far'}
          </th>
          <td className="dashboard-number">{count}</td>
        </tr>
      ))}
    </Table>
  </div>
);
