import type { Deadline } from '#app/regulations/ll97/deadlines.ts';
import { middayOf } from '#app/ui/date-words.ts';
import { LongDate } from '#app/ui/long-date.tsx';

/** The days on which something is or was due, the earliest one first; on paper only those of the next report. */
export const DeadlineList = ({ deadlines }: { deadlines: readonly Deadline[] }) => (
  <ol className="grid max-w-[44rem] border-t border-line [&>li:nth-child(n+3)]:print:hidden">
    {deadlines.map(({ date, title, description }) => (
      <li key={`${date}${title}`} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_1fr]">
        <span className="font-semibold">
          <LongDate iso={middayOf(date)} />
        </span>
        <span>
          {title}
          <span className="block text-[0.94rem] text-soft">{description}</span>
        </span>
      </li>
    ))}
  </ol>
);
