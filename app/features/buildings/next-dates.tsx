import { classNames } from '#app/ui/class-names.ts';
import { TimelineChart, type TimelineView } from '#app/ui/timeline.tsx';
import type { NextDateView } from './build-view.ts';
import { SECTIONS } from './texts.ts';

interface NextDatesProps {
  next: readonly NextDateView[];
  earlier?: string;
  year: TimelineView;
  weekendText: string;
}

/** The next three dates, with the full year folded below them. */
export const NextDates = ({ next, earlier, year, weekendText }: NextDatesProps) => (
  <section id="next" aria-labelledby="next-heading" className="scroll-mt-20 print:py-1">
    <h2 id="next-heading" className="text-fit-lg print:text-[1.1em]">
      {SECTIONS.nextDates}
    </h2>
    {next.length === 0 ? (
      <p className="mt-2 max-w-[44rem] text-soft">{SECTIONS.nextDatesEmpty}</p>
    ) : (
      <>
        <ol
          className={classNames(
            'mt-2 flex flex-wrap border-t border-l border-line sm:mt-4 print:mt-0',
            '*:flex-[1_1_16rem] *:border-r *:border-b *:border-line *:bg-card *:p-3 *:first:bg-lot-tint sm:*:p-5 print:*:flex-[1_1_8rem] print:*:p-1',
            '[&_time]:mr-2 [&_time]:text-[1.15rem] [&_time]:font-extrabold [&_time]:tracking-tight sm:[&_time]:block sm:[&_time]:text-[1.35rem] print:[&_time]:text-[1.1em]',
            '[&_span]:text-[0.94rem] [&_span]:font-semibold [&_span]:text-soft [&_small]:block [&_small]:text-[0.88rem]',
            '[&_a]:block [&_a]:w-fit [&_a]:font-semibold [&_a]:text-inherit sm:[&_a]:mt-1',
          )}
        >
          {next.map(({ id, day, when, left, title, mark, note }) => (
            <li key={id}>
              <time dateTime={day}>{when}</time>
              <span>{left}</span>
              <a href={`#${id}`}>{title}</a>
              {mark ? <small className="text-soft">{mark}</small> : null}
              {note ? <small>{note}</small> : null}
            </li>
          ))}
        </ol>
        <p className="mt-2 max-w-[48rem] text-[0.85rem] text-soft print:mt-0 print:max-w-none">
          {weekendText}
        </p>
      </>
    )}
    {year.rows.length > 0 ? (
      <details id="year" className="scroll-mt-20 print:hidden">
        <summary className="cursor-pointer py-3 font-semibold text-link underline underline-offset-3">
          {SECTIONS.year}
        </summary>
        <TimelineChart view={year} legend={SECTIONS.yearLegend} />
      </details>
    ) : null}
    {earlier ? (
      <p className="mt-2 max-w-[48rem] font-semibold print:mt-0 print:max-w-none">{earlier}</p>
    ) : null}
  </section>
);
