import { TimelineChart, type TimelineView } from '#app/ui/timeline-chart.tsx';

interface RollOutChartProps {
  rollOut: TimelineView;
  legend: string;
  className?: string;
}

export const RollOutChart = ({ rollOut, legend, className }: RollOutChartProps) => (
  <TimelineChart view={rollOut} legend={legend} className={className} />
);
