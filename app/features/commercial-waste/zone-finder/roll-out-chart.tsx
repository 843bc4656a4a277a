import { TimelineChart, type TimelineView } from '#app/ui/timeline-chart.tsx';
import { ROLL_OUT_LEGEND } from './texts.ts';

interface RollOutChartProps {
  rollOut: TimelineView;
  className?: string;
}

export const RollOutChart = ({ rollOut, className }: RollOutChartProps) => (
  <TimelineChart view={rollOut} legend={ROLL_OUT_LEGEND} className={className} />
);
