import { ChevronDown } from 'lucide-react';
import { type InputEvent, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, describedBy, FieldError } from '#app/ui/forms/field.tsx';
import { fieldsIn, type FieldSet, type FieldWithDetails, type ScenarioField } from './measure-fields.ts';
import type { TypedScenarios } from './scenario-query.ts';

interface Values {
  typed: TypedScenarios;
  errors: Readonly<Record<string, string>>;
}

interface FormValues extends Values {
  /** The input at page load, so that folded fields do not open while the visitor types. */
  initial: TypedScenarios;
}

function NumberField({ field, typed, errors }: Values & { field: ScenarioField }) {
  const { name, label, hint, unit, least, most, step, usual } = field;
  const value = typed[name] ?? '';
  const hasSlider = step !== undefined && usual !== undefined;
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
        {hasSlider ? (
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
        ) : null}
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
            className={`${CONTROL} ${hasSlider ? 'max-w-24' : 'max-w-40'} text-right`}
          />
          {unit === '%' || unit === 'kWh a year' ? unit : null}
        </span>
      </div>
    </div>
  );
}

function Measure({ field, details, initial, ...values }: FormValues & FieldWithDetails) {
  const heading = details.length > 1 ? 'First year, cost and savings' : 'First year';
  const isGiven = details.some(({ name }) => initial[name] !== undefined);
  return (
    <div className="grid gap-2">
      <NumberField field={field} {...values} />
      {details.length > 0 ? (
        <details open={isGiven} className="group/details">
          <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-[0.9rem] font-semibold text-link [&::-webkit-details-marker]:hidden">
            {heading}
            <span className="sr-only">: {field.label}</span>
            <ChevronDown
              aria-hidden
              size={16}
              className="transition-transform group-open/details:rotate-180"
            />
          </summary>
          <div
            role="group"
            aria-label={`${field.label}: ${heading}`}
            className="mt-2 grid gap-4 border-l-4 border-hair pl-4"
          >
            {details.map((detail) => (
              <NumberField key={detail.name} field={detail} {...values} />
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}

const Fields = ({ fields, ...values }: FormValues & Pick<FieldSet, 'fields'>) =>
  fields.map((field) => <Measure key={field.field.name} {...field} {...values} />);

function syncTwins(form: HTMLFormElement, changed: HTMLInputElement): void {
  const { slides } = changed.dataset;
  const number = slides ? form.elements.namedItem(slides) : null;
  if (number instanceof HTMLInputElement) number.value = changed.value;
  const slider = form.querySelector(`[data-slides="${CSS.escape(changed.name)}"]`);
  if (slider instanceof HTMLInputElement) slider.value = changed.value || changed.placeholder || '';
}

const FieldSets = ({ form, ...values }: FormValues & { form: FieldSet[] }) => (
  <>
    <div className="grid gap-4 lg:grid-cols-3 lg:items-start">
      {form.slice(0, -1).map((set, index) => (
        <details
          key={set.id}
          open={index === 0 || fieldsIn([set]).some(({ name }) => values.initial[name] !== undefined)}
          className="group border border-line bg-card"
        >
          <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
            {set.heading}
            <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid gap-5 border-t border-hair p-4">
            <Fields fields={set.fields} {...values} />
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

interface ScenarioFormProps extends FormValues {
  page: string;
  form: FieldSet[];
  readForm: (form: HTMLFormElement) => Promise<void>;
}

/** Without scripts, the form requests the results from the server. */
export function ScenarioForm({ page, form, initial, typed, errors, readForm }: ScenarioFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // Read the form now, because the visitor may have typed before hydration, or the browser may have restored the input.
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
