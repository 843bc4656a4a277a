import { Fragment, type ReactNode } from 'react';
import { longDay } from '#law/figures/figure-kinds.ts';
import { groupBy } from '#law/group-by.ts';
import { countText } from '#law/numbers.ts';
import type { FormState } from '#app/features/forms/plain-form.tsx';
import type { DateRow } from './dates.server.ts';
import { DATE_TEXTS, RECORD_TEXTS } from './texts.ts';
import { buildingText, isSameDate, type NowRow, type SharedDate } from './to-do.ts';
import { CELL, Row } from './to-do-row.tsx';

interface ToDoTableProps extends FormState {
  now: readonly NowRow[];
  rows: readonly DateRow[];
  shared: readonly SharedDate[];
  action?: string;
}

const GroupHead = ({ children }: { children: ReactNode }) => (
  <tr className="block border-b border-line bg-hair sm:table-row">
    <th scope="rowgroup" colSpan={3} className="block px-3 py-1.5 text-left font-bold sm:table-cell">
      {children}
    </th>
  </tr>
);

const NowRows = ({ now }: Pick<ToDoTableProps, 'now'>) => (
  <tbody id="now" className="block scroll-mt-20 sm:table-row-group">
    <GroupHead>{RECORD_TEXTS.now}</GroupHead>
    {now.map((row) => (
      <tr key={row.key} className="block border-b border-line py-2 sm:table-row sm:py-0">
        <td className={CELL}>
          <a href={`/buildings/${row.bbl}#record`} className="font-semibold underline underline-offset-3">
            {buildingText(row)}
          </a>
        </td>
        <td colSpan={2} className={CELL}>
          {row.text}
        </td>
      </tr>
    ))}
  </tbody>
);

const MarkAll = ({ shared, action }: { shared: SharedDate; action: string }) => (
  <tr className="not-printed block border-b border-line sm:table-row">
    <td colSpan={3} className={CELL}>
      <form method="post" action={action}>
        <input type="hidden" name="law" value={shared.law} />
        <input type="hidden" name="cycle" value={shared.cycle} />
        <input type="hidden" name="day" value={shared.day} />
        <button
          type="submit"
          name="kind"
          value={shared.areDone ? 'allReopened' : 'allDone'}
          className="min-h-11 cursor-pointer text-left font-semibold text-link underline underline-offset-3 sm:min-h-9"
        >
          {DATE_TEXTS.markAll(shared)}
        </button>
      </form>
    </td>
  </tr>
);

export const ToDoTable = ({ now, rows, shared, ...props }: ToDoTableProps) => (
  <table className="mt-4 block w-full border-t border-line sm:table print:table">
    <caption className="sr-only">To do by building and law</caption>
    <thead className="sr-only sm:not-sr-only sm:table-header-group">
      <tr className="text-left text-[0.85rem] text-soft">
        {['Building', 'To do', 'Status'].map((heading) => (
          <th key={heading} scope="col" className="px-3 py-2 font-semibold">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    {now.length > 0 ? <NowRows now={now} /> : null}
    {[...groupBy(rows, ({ day }) => day)].map(([day, due]) => (
      <tbody key={day} className="block sm:table-row-group">
        <GroupHead>
          <time dateTime={day}>{longDay(day)}</time>
          {due.length > 1 ? (
            <span className="font-normal text-soft"> · {countText(due.length, 'date')}</span>
          ) : null}
        </GroupHead>
        {[...groupBy(due, ({ law, cycle }) => `${law} ${cycle}`)].map(([law, same]) => {
          const group = shared.find((each) => same[0] && isSameDate(each, same[0]));
          return (
            <Fragment key={law}>
              {group && props.action !== undefined ? <MarkAll shared={group} action={props.action} /> : null}
              {same.map((row) => (
                <Row key={row.id} row={row} {...props} />
              ))}
            </Fragment>
          );
        })}
      </tbody>
    ))}
  </table>
);
