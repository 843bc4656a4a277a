import { Chart } from '#app/ui/chart.tsx';
import { Timeline } from '#app/ui/timeline.tsx';
import type { RollOutView } from './roll-out.ts';

const LEGEND =
  'Boxes are sign-up windows; dots are the days zones go live. A dashed outline means that the date is proposed, or that we inferred the window from other zones.';

export const RollOutChart = ({ rollOut, className }: { rollOut: RollOutView; className?: string }) => (
  <Chart finding={rollOut.finding} legend={LEGEND} table={rollOut.table} className={className}>
    <Timeline span={rollOut.span} today={rollOut.today} rows={rollOut.rows} />
  </Chart>
);
