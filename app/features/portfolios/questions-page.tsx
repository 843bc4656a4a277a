import { BackLink, Button } from '#app/ui/button.tsx';
import { CONTROL, FieldError } from '#app/ui/forms/field.tsx';
import { QuestionsPage } from '#app/features/buildings/questions-page.tsx';
import { ANSWER_LABELS } from '#app/features/buildings/texts.ts';
import { type FormState, FormError, typedIn } from '#app/features/forms/plain-form.tsx';
import { AddedNotice, PortfolioFrame } from './portfolio-frame.tsx';
import { QUESTION_TEXTS } from './texts.ts';
import type { PortfolioQuestions } from './questions.server.ts';

type Many = Extract<PortfolioQuestions, { many: unknown }>['many'];
type Question = NonNullable<Many['question']>;

const LINK = 'font-semibold text-link underline underline-offset-3';

interface RowProps extends FormState {
  building: Question['buildings'][number];
  field: Question['field'];
}

function BuildingRow({ building: { name, text, href }, field, result }: RowProps) {
  const errors = result?.error?.[name] ?? undefined;
  const id = `answer-${name}`;
  if (!field) {
    return (
      <li className="border-b border-line">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
          <input
            type="checkbox"
            name={name}
            value="on"
            defaultChecked
            className="size-5 shrink-0 accent-ink"
          />
          {text}
        </label>
      </li>
    );
  }
  return (
    <li className="grid gap-1 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center">
      <label htmlFor={id}>
        {text}{' '}
        <a href={href} className={`${LINK} text-[0.9rem]`}>
          All questions<span className="sr-only"> about {text}</span>
        </a>
      </label>
      <span>
        <FieldError id={id} errors={errors} />
        {field.choices ? (
          <select id={id} name={name} defaultValue={typedIn(result, name) ?? ''} className={CONTROL}>
            <option value="">{ANSWER_LABELS.unknown}</option>
            {field.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            name={name}
            inputMode={field.isDecimal ? 'decimal' : 'numeric'}
            autoComplete="off"
            defaultValue={typedIn(result, name)}
            aria-invalid={errors ? true : undefined}
            aria-describedby={errors ? `${id}-error` : undefined}
            className={CONTROL}
          />
        )}
      </span>
    </li>
  );
}

const Replies = ({ result }: FormState) => (
  <fieldset className="mt-5">
    <legend className="font-semibold">Your answer for the buildings that are checked below</legend>
    <FieldError id="answer" errors={result?.error?.answer ?? undefined} />
    <div className="mt-2 flex flex-wrap gap-2">
      {(['yes', 'no'] as const).map((answer) => (
        <label
          key={answer}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lot border-[1.5px] border-line bg-card px-3.5 py-2 has-checked:border-ink has-checked:bg-lot-tint"
        >
          <input
            type="radio"
            name="answer"
            value={answer}
            required
            defaultChecked={typedIn(result, 'answer') === answer}
            className="size-5 shrink-0 accent-ink"
          />
          {ANSWER_LABELS[answer]}
        </label>
      ))}
    </div>
  </fieldset>
);

const ManyBuildings = ({
  many: { question, others },
  open,
  result,
}: { many: Many; open: number } & FormState) => (
  <>
    {question ? (
      <form method="post" action={question.action} className="max-w-[48rem]">
        <FormError result={result} />
        <input type="hidden" name="before" value={open} />
        <h2 className="text-fit-lg">{question.question}</h2>
        <p className="mt-1 text-soft">{question.why}</p>
        {question.field?.hint ? <p className="mt-1 text-soft">{question.field.hint}</p> : null}
        {question.field ? null : <Replies result={result} />}
        <ul className="mt-4 border-t border-line">
          {question.buildings.map((building) => (
            <BuildingRow key={building.name} building={building} field={question.field} result={result} />
          ))}
        </ul>
        {question.left > 0 ? <p className="mt-3 text-soft">{QUESTION_TEXTS.more(question.left)}</p> : null}
        <Button type="submit" className="mt-5">
          Save
        </Button>
      </form>
    ) : (
      <p className="max-w-[44rem]">{QUESTION_TEXTS.none}</p>
    )}
    {others.length > 0 ? (
      <section aria-labelledby="others-heading" className="mt-10">
        <h2 id="others-heading" className="text-fit-sm">
          Other open questions
        </h2>
        <ul className="mt-3 grid max-w-[48rem] gap-2">
          {others.map(({ text, count, href }) => (
            <li key={href}>
              <a href={href} className={LINK}>
                {text}
              </a>{' '}
              <span className="text-soft">({count})</span>
            </li>
          ))}
        </ul>
      </section>
    ) : null}
  </>
);

export function PortfolioQuestionsPage({ view, result }: { view: PortfolioQuestions } & FormState) {
  if ('one' in view) return <QuestionsPage {...view.one} method="post" result={result} />;
  return (
    <PortfolioFrame name={view.name} urls={view.urls} summary="Open questions">
      <BackLink href={view.urls.dates}>Back to the dates</BackLink>
      <div className="mt-6">
        {view.saved && !result ? <AddedNotice text={view.saved} /> : null}
        <ManyBuildings many={view.many} open={view.open} result={result} />
      </div>
    </PortfolioFrame>
  );
}
