import { TimelineChart, type TimelineView } from '#app/ui/timeline-chart.tsx';

const LEGEND =
  'Boxes are sign-up windows; dots are the days zones go live. A dashed outline means that the date is proposed, or that we inferred the window from other zones.';

export const RollOutChart = ({ rollOut, className }: { rollOut: TimelineView; className?: string }) => (
  <TimelineChart view={rollOut} legend={LEGEND} className={className} />
);
