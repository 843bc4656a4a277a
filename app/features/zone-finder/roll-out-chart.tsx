import { Chart } from '#app/ui/chart.tsx';
import { Timeline } from '#app/ui/timeline.tsx';
import type { RollOutView } from './roll-out.ts';

const LEGEND =
  'The box is the sign-up window, the dot the first day of the zone. A broken line: proposed, or a window that we inferred from other zones.';

/** When the zones go live, one after the other. */
export const RollOutChart = ({ rollOut, className }: { rollOut: RollOutView; className?: string }) => (
  <Chart finding={rollOut.finding} legend={LEGEND} table={rollOut.table} className={className}>
    <Timeline span={rollOut.span} today={rollOut.today} rows={rollOut.rows} />
  </Chart>
);
