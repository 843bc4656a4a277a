import type { BuildingCopy } from '#app/data/laws.server.ts';
import type { NextDateView } from './build-view.ts';

interface NextDatesProps {
  next: readonly NextDateView[];
  earlier?: string;
  copy: BuildingCopy['building'];
}

export const NextDates = ({ next, earlier, copy }: NextDatesProps) => (
  <section id="next" aria-labelledby="next-heading" className="scroll-mt-20 print:py-1">
    <h2 id="next-heading" className="text-fit-lg print:text-[1.1em]">
      {copy.nextHeading}
    </h2>
    {next.length === 0 ? (
      <p className="mt-2 max-w-[44rem] text-soft">{copy.nextEmptyText}</p>
    ) : (
      <>
        <ol className="mt-2 flex flex-wrap sm:mt-4 border-t border-l border-line print:mt-0">
          {next.map(({ id, day, when, left, title, mark, note }) => (
            <li
              key={id}
              className="flex-[1_1_16rem] border-r border-b border-line bg-card p-3 first:bg-lot-tint sm:p-5 print:flex-[1_1_8rem] print:p-1"
            >
              <time
                dateTime={day}
                className="mr-2 text-[1.15rem] font-extrabold tracking-tight sm:block sm:text-[1.35rem] print:text-[1.1em]"
              >
                {when}
              </time>
              <span className="text-[0.94rem] font-semibold text-soft">{left}</span>
              <a href={`#${id}`} className="block w-fit font-semibold underline underline-offset-3 sm:mt-1">
                {title}
              </a>
              {mark ? <span className="block text-[0.88rem] text-soft">{mark}</span> : null}
              {note ? <span className="block text-[0.88rem]">{note}</span> : null}
            </li>
          ))}
        </ol>
        <p className="mt-2 max-w-[48rem] text-[0.85rem] text-soft print:mt-0 print:max-w-none">
          {copy.weekendText}
        </p>
      </>
    )}
    {earlier ? (
      <p className="mt-2 max-w-[48rem] font-semibold print:mt-0 print:max-w-none">{earlier}</p>
    ) : null}
  </section>
);
