import type { ReactNode } from 'react';
import { Chart } from './chart.tsx';
import { Timeline, type TimelineRow } from './timeline.tsx';

export interface TimelineView {
  finding: string;
  today: string;
  span: { from: string; to: string };
  rows: TimelineRow[];
  table?: { caption: string; columns: string[]; rows: string[][] };
}

interface TimelineChartProps {
  view: TimelineView;
  legend?: ReactNode;
  className?: string;
}

export const TimelineChart = ({ view: { finding, table, ...timeline }, ...props }: TimelineChartProps) => (
  <Chart finding={finding} table={table} {...props}>
    <Timeline {...timeline} />
  </Chart>
);
