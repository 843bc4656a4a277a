import type { ReactNode } from 'react';
import { Chart } from './chart.tsx';
import { classNames } from './class-names.ts';
import { isWithin, toPosition, listTicks, type TimeSpan } from './timeline-axis.ts';

export interface TimelineMark {
  from: string;
  to?: string;
  label?: string;
  isTentative?: boolean;
}

export interface TimelineRow {
  id: string;
  name: string;
  href?: string;
  /** The only content of the row on phones and for screen readers. */
  text: string;
  isOwn?: boolean;
  marks: readonly TimelineMark[];
}

interface TimelineProps {
  span: TimeSpan;
  today: string;
  rows: readonly TimelineRow[];
}

const NAMES = 'sm:grid-cols-[13rem_1fr] print:grid-cols-[16em_1fr]';
const TRACK = 'left-[13rem] print:left-[16em]';

/** In percent. Past this position, the label of a day goes before its mark. */
const LAST_LABEL_AFTER = 70;

/** In percent. Past this position, there is no room for a tick's label. */
const LAST_TICK_LABEL = 95;

interface DayMarkProps {
  mark: TimelineMark;
  span: TimeSpan;
  first: string;
}

function DayMark({ mark, span, first }: DayMarkProps) {
  const left = toPosition(mark.from, span);
  const isBefore = left > LAST_LABEL_AFTER;
  return (
    <>
      <i className={mark.isTentative ? 'tentative' : undefined} style={{ left: `${left}%` }} />
      <b
        className={isBefore ? 'before' : undefined}
        style={{ left: `${isBefore ? toPosition(first, span) : left}%` }}
      >
        {mark.label}
      </b>
    </>
  );
}

function StretchMark({ mark, to, span }: { mark: TimelineMark; to: string; span: TimeSpan }) {
  const left = toPosition(mark.from, span);
  return (
    <span
      className={classNames(
        'absolute inset-y-1 flex items-center justify-center overflow-hidden border border-ink px-1 text-center text-[0.82rem] leading-tight font-semibold print:text-[0.95em]',
        mark.isTentative ? 'border-dashed bg-card' : 'bg-emitted',
      )}
      style={{ left: `${left}%`, width: `${toPosition(to, span) - left}%` }}
    >
      {mark.label}
    </span>
  );
}

const Mark = ({ mark, span, first }: DayMarkProps) =>
  mark.to === undefined ? (
    isWithin(mark.from, span) ? (
      <DayMark mark={mark} span={span} first={first} />
    ) : null
  ) : mark.to > span.from && mark.from < span.to ? (
    <StretchMark mark={mark} to={mark.to} span={span} />
  ) : null;

const Row = ({ row: { name, href, text, isOwn, marks }, span }: { row: TimelineRow; span: TimeSpan }) => (
  <li className={isOwn ? 'bg-lot-tint' : undefined}>
    <span>
      {href ? <a href={href}>{name}</a> : <b>{name}</b>}
      {isOwn ? <span className="text-soft"> (yours)</span> : null}
    </span>
    <span>{text}</span>
    <span aria-hidden>
      {marks.map((mark) => (
        <Mark
          key={`${mark.from} ${mark.label ?? ''}`}
          mark={mark}
          span={span}
          first={marks[0]?.from ?? mark.from}
        />
      ))}
    </span>
  </li>
);

const AtDay = ({ day, span, className }: { day: string; span: TimeSpan; className?: string }) => (
  <span className={className} style={{ left: `${toPosition(day, span)}%` }} />
);

const AxisLabels = ({ span, today }: Pick<TimelineProps, 'span' | 'today'>) => (
  <div
    aria-hidden
    className={classNames('hidden text-[0.82rem] text-soft sm:grid print:grid print:text-[0.95em]', NAMES)}
  >
    <span />
    <span className="relative h-12 *:absolute print:h-[2.6em]">
      {isWithin(today, span) ? (
        <span
          className={classNames(
            'top-0 bg-ink px-1.5 font-semibold whitespace-nowrap text-paper',
            toPosition(today, span) > LAST_LABEL_AFTER && 'translate-x-[-100%]',
          )}
          style={{ left: `${toPosition(today, span)}%` }}
        >
          Today
        </span>
      ) : null}
      {listTicks(span).map(({ day, label, isMajor }) =>
        label && toPosition(day, span) < LAST_TICK_LABEL ? (
          <span
            key={day}
            className={classNames('bottom-0 pl-1', isMajor && 'font-bold text-ink')}
            style={{ left: `${toPosition(day, span)}%` }}
          >
            {label}
          </span>
        ) : null,
      )}
    </span>
  </div>
);

const Timeline = ({ span, today, rows }: TimelineProps) => (
  <div className="overflow-x-clip border border-line bg-card px-3 py-2 sm:px-0 sm:pb-0 print:border-0 print:p-0">
    <AxisLabels span={span} today={today} />
    <div className="relative">
      <div
        aria-hidden
        className={classNames(
          'pointer-events-none absolute inset-y-0 right-0 hidden sm:block print:block',
          TRACK,
        )}
      >
        <div className="relative ml-3 h-full *:absolute *:inset-y-0 *:w-0 *:border-l *:border-hair">
          {listTicks(span).map(({ day, isMajor }) => (
            <AtDay key={day} day={day} span={span} className={isMajor ? 'border-soft!' : undefined} />
          ))}
          {isWithin(today, span) ? (
            <AtDay day={today} span={span} className="border-l-2! border-ink!" />
          ) : null}
        </div>
      </div>
      <ol className="timeline">
        {rows.map((row) => (
          <Row key={row.id} row={row} span={span} />
        ))}
      </ol>
    </div>
  </div>
);

export interface TimelineView extends TimelineProps {
  finding: string;
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
