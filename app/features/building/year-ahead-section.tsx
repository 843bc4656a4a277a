import { Chart } from '#app/ui/chart.tsx';
import { Timeline } from '#app/ui/timeline.tsx';
import type { YearAhead } from './year-ahead.ts';

/** What the laws ask of a building in the next twelve months; a sentence where that is nothing with a date. */
export const YearAheadSection = ({ year: { finding, today, span, rows, table } }: { year: YearAhead }) => (
  <section
    id="year"
    aria-labelledby="year-heading"
    className="scroll-mt-20 break-inside-avoid pt-8 print:pt-3"
  >
    <h2 id="year-heading" className="text-[1.6rem]">
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
