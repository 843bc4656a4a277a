import type { PendingRow } from '#collections/portfolios/submit.ts';
import { Button } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import type { AddView } from './add.server.ts';
import { type AnsweredForm, FormError, typedIn } from '#app/features/forms/plain-form.tsx';
import { ListFields } from './list-fields.tsx';
import { PortfolioFrame } from './portfolio-frame.tsx';
import { ROW_TEXTS } from './texts.ts';

interface RowProps extends AnsweredForm {
  row: PendingRow;
}

function choiceText({ state }: PendingRow, { bbl, address, isUnrecorded }: PendingRow['choices'][number]) {
  if (isUnrecorded) return ROW_TEXTS.unrecorded(bbl);
  return state === 'ambiguous' ? ROW_TEXTS.oneOfSeveral(address, bbl) : ROW_TEXTS.similar(address);
}

/** Shows every choice: a closed list would hide that there are any. */
function Choices({ row, result }: RowProps) {
  const name = `choice-${row.id}`;
  const choices = [
    ...row.choices.map((choice) => ({ value: choice.bbl, text: choiceText(row, choice) })),
    { value: 'leave', text: ROW_TEXTS.leaveOut },
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
      <legend className="font-semibold wrap-anywhere">{row.text || ROW_TEXTS.nothingTyped}</legend>
      <p className="text-[0.9rem] text-soft">
        {ROW_TEXTS.line(row.line, row.label)}{' '}
        {row.state === 'ambiguous' ? ROW_TEXTS.severalMatch : (row.why ?? ROW_TEXTS.notFound)}
      </p>
      <Choices row={row} result={result} />
      {row.state === 'notFound' ? (
        <label className="grid max-w-[34rem] gap-1 text-[0.9rem] text-soft">
          {ROW_TEXTS.correct}
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
        {ROW_TEXTS.needAttention(undecidedCount)}
      </h2>
      <ul className="mt-3 border-t border-line">
        {undecided.map((row) => (
          <UndecidedRow key={row.id} row={row} result={result} />
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-soft">{ROW_TEXTS.more(more)}</p> : null}
      <Button type="submit" name="intent" value="check" look="secondary" className="mt-4">
        {ROW_TEXTS.lookUpAgain}
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
        {ROW_TEXTS.found(matched.length)}
      </h2>
      {repeated > 0 ? <p className="mt-1 text-soft">{ROW_TEXTS.alreadyHere(repeated)}</p> : null}
      <Button type="submit" name="intent" value="add" className="mt-4">
        {ROW_TEXTS.add(matched.length)}
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

export function AddPage({ view, result }: { view: AddView } & AnsweredForm) {
  const { copy, urls, name, columns, matched, undecidedCount, buildings } = view;
  const isList = typedIn(result, 'intent') === 'list';
  const waiting = matched.length + undecidedCount;
  return (
    <PortfolioFrame name={name} urls={urls} current="add">
      {columns.length > 0 ? (
        <p role="status" className="mb-6 text-soft">
          {ROW_TEXTS.columns(columns)}
        </p>
      ) : null}
      {waiting > 0 ? (
        <>
          <form method="post" className="grid gap-10">
            <button type="submit" name="intent" value="check" aria-hidden tabIndex={-1} className="sr-only">
              {ROW_TEXTS.lookUpAgain}
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
              {ROW_TEXTS.skip(waiting)}
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
          <ListFields copy={copy} result={isList ? result : undefined} />
          <Button type="submit" className="justify-self-start">
            Find the buildings
          </Button>
        </form>
      </section>
    </PortfolioFrame>
  );
}
