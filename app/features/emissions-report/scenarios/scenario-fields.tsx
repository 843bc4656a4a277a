import { ChevronDown } from 'lucide-react';
import { type InputEvent, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, describedBy, FieldError } from '#app/ui/forms/field.tsx';
import type { ScenarioField } from './query.ts';
import type { FieldSet } from './scenario-copy.ts';
import type { ScenarioState } from './use-scenarios.ts';

type Values = Pick<ScenarioState, 'typed' | 'errors'>;

function NumberField({ field, typed, errors }: Values & { field: ScenarioField }) {
  const { name, label, hint, unit, least, most, step, usual } = field;
  const value = typed[name] ?? '';
  const labeling = { id: name, hint, errors: errors[name] ? [errors[name]] : undefined };
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${name}-hint`} className="text-[0.9rem] text-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={name} errors={labeling.errors} />
      <div className="flex items-center gap-3">
        {usual === undefined ? null : (
          <input
            type="range"
            data-slides={name}
            aria-label={`${label}: slider`}
            min={least}
            max={most}
            step={step}
            defaultValue={Number(value || usual)}
            className="h-11 min-w-0 flex-1 cursor-pointer accent-ink noscript:hidden"
          />
        )}
        <span className="flex items-center gap-1.5">
          {unit === '$' ? '$' : null}
          <input
            id={name}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            placeholder={usual === undefined ? undefined : String(usual)}
            defaultValue={value}
            {...describedBy(labeling)}
            className={`${CONTROL} max-w-24 text-right`}
          />
          {unit === '%' ? '%' : null}
        </span>
      </div>
    </div>
  );
}

const Fields = ({ fields, ...values }: Values & Pick<FieldSet, 'fields'>) =>
  fields.map((field) => <NumberField key={field.name} field={field} {...values} />);

function syncTwins(form: HTMLFormElement, changed: HTMLInputElement): void {
  const { slides } = changed.dataset;
  const number = slides ? form.elements.namedItem(slides) : null;
  if (number instanceof HTMLInputElement) number.value = changed.value;
  const slider = form.querySelector(`[data-slides="${CSS.escape(changed.name)}"]`);
  if (slider instanceof HTMLInputElement) slider.value = changed.value || changed.placeholder || '';
}

const FieldSets = ({ form, initial, ...values }: Values & { form: FieldSet[]; initial: Values['typed'] }) => (
  <>
    <div className="grid gap-4 lg:grid-cols-3 lg:items-start">
      {form.slice(0, -1).map(({ id, heading, fields }, index) => (
        <details
          key={id}
          open={index === 0 || fields.some(({ name }) => initial[name] !== undefined)}
          className="group border border-line bg-card"
        >
          <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
            {heading}
            <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid gap-5 border-t border-hair p-4">
            <Fields fields={fields} {...values} />
          </div>
        </details>
      ))}
    </div>
    {form.slice(-1).map(({ id, heading, fields }) => (
      <fieldset key={id} className="mt-6 border border-line bg-card px-4 pb-4">
        <legend className="-ml-1 px-1 font-bold">{heading}</legend>
        <div className="grid gap-5 pt-2 lg:grid-cols-3 lg:items-end">
          <Fields fields={fields} {...values} />
        </div>
      </fieldset>
    ))}
  </>
);

interface ScenarioFormProps extends ScenarioState {
  page: string;
  initial: Values['typed'];
}

/** The changes to compare. Without scripts the form asks the server; with them the results follow what is typed. */
export function ScenarioForm({ page, form, initial, typed, errors, readForm }: ScenarioFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // What was typed before hydration, or restored by the browser.
  useEffect(() => {
    if (!element.current) return;
    element.current.querySelectorAll<HTMLInputElement>('input[name]').forEach((input) => {
      if (element.current) syncTwins(element.current, input);
    });
    void readForm(element.current);
  }, [readForm]);
  const onInput = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) syncTwins(currentTarget, target);
    void readForm(currentTarget);
  };
  return (
    <form ref={element} method="get" action={`${page}#scenarios`} onInput={onInput} className="not-printed">
      <FieldSets form={form} initial={initial} typed={typed} errors={errors} />
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <div className="hidden noscript:block">
          <Button type="submit">Compare</Button>
        </div>
        {Object.keys(typed).length > 0 ? (
          <a href={`${page}#scenarios`} className="font-semibold text-link underline underline-offset-3">
            Clear all scenarios
          </a>
        ) : null}
      </div>
    </form>
  );
}
