import { Button } from '#app/ui/button.tsx';
import { CONTROL } from '#app/ui/forms/field.tsx';
import type { AddView } from './add.server.ts';
import { type FormState, FormError, typedIn } from '#app/features/forms/plain-form.tsx';
import { ListFields } from './list-fields.tsx';
import { AddedNotice, PortfolioFrame } from './portfolio-frame.tsx';
import { ROW_TEXTS } from './texts.ts';

const LINK = 'font-semibold text-link underline underline-offset-3';

interface RowProps extends FormState {
  row: AddView['undecided'][number];
  index: number;
}

/** Radio buttons, because a drop-down list would hide the choices. */
function Choices({ row, index, result }: RowProps) {
  const name = `choice-${index}`;
  return [...row.choices, { bbl: 'leave', text: ROW_TEXTS.leaveOut }].map(({ bbl, text }) => (
    <label key={bbl} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        type="radio"
        name={name}
        value={bbl}
        defaultChecked={typedIn(result, name) === bbl}
        className="mt-1 size-5 shrink-0 accent-ink"
      />
      <span className="wrap-anywhere">{text}</span>
    </label>
  ));
}

const UndecidedRow = ({ row, index, result }: RowProps) => (
  <li className="border-b border-line py-4">
    <input type="hidden" name={`row-${index}`} value={row.text} />
    <fieldset className="grid gap-1">
      <legend className="font-semibold wrap-anywhere">{row.text || ROW_TEXTS.nothingTyped}</legend>
      <p className="text-[0.9rem] text-soft">
        {row.label ? `${row.label}. ` : ''}
        {row.why}
      </p>
      <Choices row={row} index={index} result={result} />
      <label className="grid max-w-[34rem] gap-1 text-[0.9rem] text-soft">
        {ROW_TEXTS.correct}
        <input
          name={`text-${index}`}
          defaultValue={result ? typedIn(result, `text-${index}`) : row.text}
          maxLength={200}
          className={CONTROL}
        />
      </label>
    </fieldset>
  </li>
);

function Undecided({ view, result }: { view: AddView } & FormState) {
  const { undecided, undecidedCount } = view;
  if (undecidedCount === 0) return null;
  const more = undecidedCount - undecided.length;
  return (
    <section id="undecided" aria-labelledby="undecided-heading" className="scroll-mt-20">
      <h2 id="undecided-heading" className="text-fit-md">
        {ROW_TEXTS.needAttention(undecidedCount)}
      </h2>
      <ul className="mt-3 border-t border-line">
        {undecided.map((row, index) => (
          <UndecidedRow key={row.text} row={row} index={index} result={result} />
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-soft">{ROW_TEXTS.more(more)}</p> : null}
      <Button type="submit" name="intent" value="decide" className="mt-4">
        {ROW_TEXTS.save}
      </Button>
    </section>
  );
}

export function AddPage({ view, result }: { view: AddView } & FormState) {
  const { urls, name, added, undecidedCount, hasBuildings } = view;
  const isList = typedIn(result, 'intent') === 'list';
  return (
    <PortfolioFrame name={name} urls={urls} current="add">
      {added && !result ? (
        <AddedNotice text={added}>
          <a href={urls.buildings} className={LINK}>
            See all buildings
          </a>{' '}
          <a href={urls.dates} className={LINK}>
            See their dates
          </a>
        </AddedNotice>
      ) : null}
      {undecidedCount > 0 ? (
        <>
          <form method="post">
            {isList ? null : <FormError result={result} />}
            <Undecided view={view} result={isList ? undefined : result} />
          </form>
          <form method="post" className="mt-6">
            <button type="submit" name="intent" value="discard" className={`${LINK} min-h-11 cursor-pointer`}>
              {ROW_TEXTS.skip(undecidedCount)}
            </button>
          </form>
        </>
      ) : null}
      <section
        aria-labelledby="list-heading"
        className={undecidedCount > 0 ? 'mt-12 border-t border-line pt-8' : ''}
      >
        <h2 id="list-heading" className="text-fit-md">
          {hasBuildings || undecidedCount > 0 ? 'Add more buildings' : 'Add buildings'}
        </h2>
        <form method="post" encType="multipart/form-data" className="relative mt-5 grid max-w-[38rem] gap-6">
          <input type="hidden" name="intent" value="list" />
          {isList ? <FormError result={result} /> : null}
          <ListFields result={isList ? result : undefined} />
          <Button type="submit" className="justify-self-start">
            Add the buildings
          </Button>
        </form>
      </section>
    </PortfolioFrame>
  );
}
