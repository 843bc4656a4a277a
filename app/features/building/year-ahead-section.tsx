import { Chart } from '#app/ui/chart.tsx';
import { Timeline } from '#app/ui/timeline.tsx';
import type { YearAhead } from './year-ahead.ts';

export const YearAheadSection = ({ year: { finding, today, span, rows, table } }: { year: YearAhead }) => (
  <section id="year" aria-labelledby="year-heading" className="scroll-mt-20 pt-8 print:pt-1">
    <h2 id="year-heading" className="text-[1.6rem] print:text-[1.1em]">
      The next twelve months
    </h2>
    {rows.length === 0 ? (
      <p className="mt-2 max-w-[44rem] text-soft">{finding}</p>
    ) : (
      <Chart
        finding={finding}
        legend="A dashed circle marks a law that likely applies, going by the city's records."
        table={table}
        className="mt-3 print:mt-0"
      >
        <Timeline span={span} today={today} rows={rows} />
      </Chart>
    )}
  </section>
);
