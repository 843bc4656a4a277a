import type { PendingRow } from '#collections/portfolios/submit.ts';
import { Button } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import type { AddView } from './add.server.ts';
import { type AnsweredForm, FormError, typedIn } from '#app/features/forms/plain-form.tsx';
import { ListFields } from './list-fields.tsx';
import { PortfolioFrame } from './portfolio-frame.tsx';

interface RowProps extends AnsweredForm {
  row: PendingRow;
}

function choiceText({ state }: PendingRow, { bbl, address, isUnrecorded }: PendingRow['choices'][number]) {
  if (isUnrecorded)
    return `Add BBL ${bbl} anyway. The city’s records don’t have this lot, so it has no dates`;
  return state === 'ambiguous' ? `${address} (BBL ${bbl})` : `Did you mean ${address}?`;
}

/** Shows every choice: a closed list would hide that there are any. */
function Choices({ row, result }: RowProps) {
  const name = `choice-${row.id}`;
  const choices = [
    ...row.choices.map((choice) => ({ value: choice.bbl, text: choiceText(row, choice) })),
    { value: 'leave', text: 'Leave it out' },
  ];
  return choices.map(({ value, text }) => (
    <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={typedIn(result, name) === value}
        className="mt-1 size-5 shrink-0 accent-ink"
      />
      <span className="wrap-anywhere">{text}</span>
    </label>
  ));
}

const UndecidedRow = ({ row, result }: RowProps) => (
  <li className="border-b border-line py-4">
    <fieldset className="grid gap-1">
      <legend className="font-semibold wrap-anywhere">{row.text || 'No address, BBL, or BIN'}</legend>
      <p className="text-[0.9rem] text-soft">
        Line {row.line}
        {row.label ? `, ${row.label}` : ''}.{' '}
        {row.state === 'ambiguous' ? 'Several buildings match.' : (row.why ?? 'Not found.')}
      </p>
      <Choices row={row} result={result} />
      {row.state === 'notFound' ? (
        <label className="grid max-w-[34rem] gap-1 text-[0.9rem] text-soft">
          Or correct it:
          <input
            name={`text-${row.id}`}
            defaultValue={result ? typedIn(result, `text-${row.id}`) : row.text}
            maxLength={200}
            className={CONTROL}
          />
        </label>
      ) : null}
    </fieldset>
  </li>
);

function Undecided({ view, result }: { view: AddView } & AnsweredForm) {
  const { undecided, undecidedCount } = view;
  if (undecidedCount === 0) return null;
  const more = undecidedCount - undecided.length;
  return (
    <section id="undecided" aria-labelledby="undecided-heading" className="scroll-mt-20">
      <h2 id="undecided-heading" className="text-fit-md">
        {undecidedCount === 1 ? '1 row needs your attention' : `${undecidedCount} rows need your attention`}
      </h2>
      <ul className="mt-3 border-t border-line">
        {undecided.map((row) => (
          <UndecidedRow key={row.id} row={row} result={result} />
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-soft">{more} more come once you decide on these.</p> : null}
      <Button type="submit" name="intent" value="check" look="secondary" className="mt-4">
        Save and look up again
      </Button>
    </section>
  );
}

function Matched({ matched }: Pick<AddView, 'matched'>) {
  if (matched.length === 0) return null;
  const repeated = matched.filter(({ isHere }) => isHere).length;
  return (
    <section aria-labelledby="matched-heading">
      <h2 id="matched-heading" className="text-fit-md">
        {matched.length === 1 ? '1 building found' : `${matched.length} buildings found`}
      </h2>
      {repeated > 0 ? (
        <p className="mt-1 text-soft">
          {repeated} of them {repeated === 1 ? 'is' : 'are'} already in the portfolio and won’t be added
          again.
        </p>
      ) : null}
      <Button type="submit" name="intent" value="add" className="mt-4">
        {matched.length === 1 ? 'Add this building' : `Add these ${matched.length} buildings`}
      </Button>
      <ul className="mt-4 max-h-[32rem] overflow-y-auto border-y border-line">
        {matched.map(({ id, line, text, label, address, assumed, isUnrecorded, isHere }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hair py-2"
          >
            <span className="min-w-0 flex-1 basis-[16rem]">
              <strong>{address}</strong>
              {label ? ` (${label})` : ''}
              <span className="block text-[0.88rem] wrap-anywhere text-soft">
                Line {line}: {text}
                {assumed ? ` · likely, in ${assumed}: you named no borough` : ''}
                {isUnrecorded ? ' · no city record' : ''}
                {isHere ? ' · already here' : ''}
              </span>
            </span>
            <button
              type="submit"
              name="leaveOut"
              value={id}
              aria-label={`Leave out ${address}`}
              className="min-h-11 cursor-pointer font-semibold text-link underline underline-offset-3"
            >
              Leave out
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const COLUMNS = new Intl.ListFormat('en-US', { type: 'conjunction' });

export function AddPage({ view, result }: { view: AddView } & AnsweredForm) {
  const { urls, name, columns, matched, undecidedCount, buildings } = view;
  const isList = typedIn(result, 'intent') === 'list';
  const waiting = matched.length + undecidedCount;
  return (
    <PortfolioFrame name={name} urls={urls} current="add">
      {columns.length > 0 ? (
        <p role="status" className="mb-6 text-soft">
          Columns we used: {COLUMNS.format(columns)}.
        </p>
      ) : null}
      {waiting > 0 ? (
        <>
          <form method="post" className="grid gap-10">
            <button type="submit" name="intent" value="check" aria-hidden tabIndex={-1} className="sr-only">
              Save and look up again
            </button>
            {isList ? null : <FormError result={result} />}
            <Undecided view={view} result={isList ? undefined : result} />
            <Matched matched={matched} />
          </form>
          <form method="post" className="mt-6">
            <button
              type="submit"
              name="intent"
              value="discard"
              className="min-h-11 cursor-pointer font-semibold text-link underline underline-offset-3"
            >
              {waiting === 1 ? 'Skip this row' : `Skip all ${waiting} rows`}
            </button>
          </form>
        </>
      ) : null}
      <section
        aria-labelledby="list-heading"
        className={waiting > 0 ? 'mt-12 border-t border-line pt-8' : ''}
      >
        <h2 id="list-heading" className="text-fit-md">
          {buildings + waiting > 0 ? 'Add more buildings' : 'Add buildings'}
        </h2>
        <form method="post" encType="multipart/form-data" className="relative mt-5 grid max-w-[38rem] gap-6">
          <input type="hidden" name="intent" value="list" />
          {isList ? <FormError result={result} /> : null}
          <ListFields result={isList ? result : undefined} />
          <Button type="submit" className="justify-self-start">
            Find the buildings
          </Button>
        </form>
      </section>
    </PortfolioFrame>
  );
}
