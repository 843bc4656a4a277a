import type { BuildingCopy } from '#app/data/laws.server.ts';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL, describedBy, FieldError } from '#app/ui/forms/field.tsx';
import type { BuildingView } from './building.server.ts';
import type { FactRow } from './facts-view.ts';
import { FIGURES, recordedText, SECTIONS } from './texts.ts';
import type { FieldView } from './fields-view.ts';
import { LinkedText } from '#app/features/figures/linked-text.tsx';

interface FactProps {
  fact: FactRow;
  isDescribed: boolean;
}

function Origin({ fact: { source, note, isYours, cityValue } }: Pick<FactProps, 'fact'>) {
  return <small>{[isYours ? recordedText(cityValue) : source, note].filter(Boolean).join(' · ')}</small>;
}

const Fact = ({ fact, isDescribed }: FactProps) => (
  <div>
    <dt>{fact.label}</dt>
    <dd>
      <b>{fact.value}</b>
      {fact.isYours && !isDescribed ? (
        <span className="ml-2 rounded-[3px] bg-lot-tint px-1.5 text-[0.85rem] font-semibold">
          your figure
        </span>
      ) : null}
      {isDescribed ? null : <Origin fact={fact} />}
    </dd>
  </div>
);

function Missing({ facts }: { facts: readonly FactRow[] }) {
  const notes = [...new Set(facts.map(({ note }) => note))];
  return notes.map((note) => (
    <p key={note} className="mt-3 max-w-[48rem] print:mt-0">
      <span className="font-semibold">
        {facts
          .filter((fact) => fact.note === note)
          .map(({ label }, index) => (index === 0 ? label : label.toLowerCase()))
          .join(', ')}
        :
      </span>{' '}
      <span className="text-soft">{note}</span>
    </p>
  ));
}

export const FactField = ({
  field: { name, label, hint, value, choices, isDecimal, errors },
}: {
  field: FieldView;
}) => (
  <div className="grid content-end gap-1">
    <label htmlFor={`fact-${name}`} className="font-semibold">
      {label}
    </label>
    {hint ? (
      <p id={`fact-${name}-hint`} className="text-[0.88rem] text-soft">
        {hint}
      </p>
    ) : null}
    <FieldError id={`fact-${name}`} errors={errors} />
    {choices ? (
      <select
        id={`fact-${name}`}
        name={name}
        defaultValue={value}
        {...describedBy({ id: `fact-${name}`, hint, errors })}
        className={`${CONTROL} min-h-12 scroll-mt-64`}
      >
        <option value="">I don&rsquo;t know</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    ) : (
      <input
        id={`fact-${name}`}
        name={name}
        defaultValue={value}
        inputMode={isDecimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        {...describedBy({ id: `fact-${name}`, hint, errors })}
        className={`${CONTROL} scroll-mt-64`}
      />
    )}
  </div>
);

interface FactsSectionProps extends Pick<BuildingView, 'facts' | 'officialLinks' | 'figuresUrl' | 'path'> {
  copy: BuildingCopy['building'];
  isDescribed: boolean;
}

export const FactsSection = (view: FactsSectionProps) => (
  <section id="facts" aria-labelledby="facts-heading" className="scroll-mt-20 py-8 print:py-1">
    <h2 id="facts-heading" className="text-fit-lg print:hidden">
      {view.isDescribed ? 'What you told us' : SECTIONS.facts}
    </h2>
    {view.isDescribed ? null : (
      <p className="mt-1 max-w-[44rem] text-soft print:hidden">
        <LinkedText links={view.officialLinks}>{view.copy.factsText}</LinkedText>
      </p>
    )}
    <dl
      className={classNames(
        'mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 print:mt-0 print:grid-cols-4 print:gap-x-4',
        '*:border-t *:border-hair *:py-2.5 print:*:border-0 print:*:py-0',
        '[&_dt]:text-[0.88rem] [&_dt]:font-semibold [&_dt]:text-soft print:[&_dt]:inline print:[&_dd]:inline print:[&_dd]:pl-1',
        '[&_b]:font-semibold [&_small]:block [&_small]:text-[0.85rem] [&_small]:text-soft print:[&_small]:hidden',
      )}
    >
      {view.facts
        .filter(({ value }) => value !== undefined)
        .map((fact) => (
          <Fact key={fact.name} fact={fact} isDescribed={view.isDescribed} />
        ))}
    </dl>
    {view.isDescribed ? null : <Missing facts={view.facts.filter(({ value }) => value === undefined)} />}
    <p className="not-printed mt-4 flex flex-wrap gap-x-6 gap-y-2 font-semibold">
      <a href={view.figuresUrl}>{view.isDescribed ? FIGURES.described : FIGURES.ofLot}</a>
      {!view.isDescribed && view.facts.some(({ isYours }) => isYours) ? (
        <a href={view.path}>{FIGURES.back}</a>
      ) : null}
    </p>
  </section>
);
