import { longDay } from '#law/figures/figure-kinds.ts';
import { MAX_NOTE_LENGTH } from '#law/portfolios.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL, describedBy, FieldError } from '#app/ui/forms/field.tsx';
import type { DateRow, EntryView } from './dates.server.ts';
import { buildingText } from './to-do.ts';
import { type FormState, typedIn } from '#app/features/forms/plain-form.tsx';

const ENTRY_TEXTS: Record<EntryView['kind'], string> = {
  done: 'Marked as done',
  reopened: 'Marked as not done',
  note: 'Note',
};

const History = ({ entries }: { entries: readonly EntryView[] }) => (
  <ol className="grid gap-2 text-[0.9rem]">
    {entries.map(({ kind, text, day }, index) => (
      <li key={index} className="border-l-2 border-line pl-3">
        <span className="text-soft">
          {ENTRY_TEXTS[kind]}, {longDay(day)}
        </span>
        {text ? <span className="block whitespace-pre-line wrap-anywhere">{text}</span> : null}
      </li>
    ))}
  </ol>
);

const About = ({ row: { bbl, law, cycle } }: { row: DateRow }) => (
  <>
    <input type="hidden" name="bbl" value={bbl} />
    <input type="hidden" name="law" value={law} />
    <input type="hidden" name="cycle" value={cycle} />
  </>
);

interface OwnerRowProps extends FormState {
  row: DateRow;
  action: string;
}

const isAbout = ({ law, bbl, cycle }: DateRow, result: FormState['result']): boolean =>
  typedIn(result, 'law') === law && typedIn(result, 'bbl') === bbl && typedIn(result, 'cycle') === cycle;

const SUMMARY = 'min-h-11 w-fit cursor-pointer py-2 font-semibold text-link sm:min-h-9 sm:py-1';

/** Collapsed on phones, so that a year of dates fits on a few screens. */
const Facts = ({ row: { lawName, penalty }, className }: { row: DateRow; className: string }) => (
  <div className={classNames('max-w-[30rem] text-[0.88rem] text-soft', className)}>
    <p>{lawName}</p>
    <p>If missed: {penalty}</p>
  </div>
);

function Notes({ row, action, result }: OwnerRowProps) {
  const answered = isAbout(row, result) ? result : undefined;
  const errors = answered?.error?.text ?? undefined;
  const id = `note-${row.id}`;
  const notes = row.entries.filter(({ kind }) => kind === 'note').length;
  return (
    <details open={Boolean(errors)} className="not-printed sm:mt-2">
      <summary className={SUMMARY}>
        <span className="sm:hidden">Details and notes</span>
        <span className="max-sm:hidden">Notes and history</span>
        {notes > 0 ? ` (${notes})` : ''}
        <span className="sr-only">
          : {row.title}, {row.address}
        </span>
      </summary>
      <div className="mt-2 grid max-w-[32rem] gap-4">
        <Facts row={row} className="sm:hidden" />
        {row.entries.length > 0 ? <History entries={row.entries} /> : null}
        <form method="post" action={action} className="grid gap-2">
          <About row={row} />
          <input type="hidden" name="kind" value="note" />
          <label htmlFor={id} className="font-semibold">
            New note
          </label>
          <FieldError id={id} errors={errors} />
          <textarea
            id={id}
            name="text"
            rows={3}
            required
            maxLength={MAX_NOTE_LENGTH}
            defaultValue={typedIn(answered, 'text')}
            {...describedBy({ id, errors })}
            className={CONTROL}
          />
          <Button type="submit" look="secondary" className="justify-self-start">
            Save the note
          </Button>
        </form>
      </div>
    </details>
  );
}

const DoneForm = ({ row, action }: OwnerRowProps) => (
  <form method="post" action={action} className="not-printed">
    <About row={row} />
    <Button
      type="submit"
      name="kind"
      value={row.doneAt ? 'reopened' : 'done'}
      look="secondary"
      aria-label={`Mark as ${row.doneAt ? 'not done' : 'done'}: ${row.title}, ${row.address}`}
      className="min-h-11 px-3 py-1.5 text-[0.94rem] whitespace-nowrap"
    >
      {row.doneAt ? 'Not done' : 'Mark as done'}
    </Button>
  </form>
);

export const CELL = 'block py-0.5 align-top sm:table-cell sm:px-3 sm:py-3 print:table-cell print:py-1';

interface RowProps extends FormState {
  row: DateRow;
  action?: string;
}

export const Row = ({ row, action, result }: RowProps) => {
  const { id, bbl, law, title, isLikely, doneAt } = row;
  return (
    <tr
      id={id}
      className="block scroll-mt-20 border-b border-line py-2 target:bg-lot-tint sm:table-row sm:py-0"
    >
      <td className={CELL}>
        <a href={`/buildings/${bbl}#${law}`} className="font-semibold underline underline-offset-3">
          {buildingText(row)}
        </a>
      </td>
      <td className={CELL}>
        {title}
        {isLikely ? <span className="text-soft"> · likely applies</span> : null}
        <Facts row={row} className="max-sm:hidden print:block!" />
        {action === undefined ? (
          <details className="sm:hidden print:hidden">
            <summary className={SUMMARY}>
              Details
              <span className="sr-only">
                : {title}, {row.address}
              </span>
            </summary>
            <Facts row={row} className="mt-1" />
          </details>
        ) : (
          <Notes row={row} action={action} result={result} />
        )}
      </td>
      <td className={CELL}>
        {doneAt ? (
          <span className="mb-1 block">
            <Badge tone="low">Done</Badge>
          </span>
        ) : null}
        {action === undefined ? null : <DoneForm row={row} action={action} />}
      </td>
    </tr>
  );
};
