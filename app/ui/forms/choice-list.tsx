import { getCollectionProps, type FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldError } from './field.tsx';

interface GroupProps {
  id: string;
  label: string;
  hint?: string;
  errors?: string[];
  isOptional?: boolean;
  children: ReactNode;
}

/** Controls that answer one question together: the question, a hint, the error, and then the controls. */
export const FieldGroup = ({ id, label, hint, errors, isOptional, children }: GroupProps) => (
  <fieldset
    id={id}
    tabIndex={-1}
    aria-describedby={describedBy({ id, hint, errors })['aria-describedby']}
    className={classNames('grid gap-2', Boolean(errors?.length) && 'border-l-4 border-very-high pl-4')}
  >
    <legend className="mb-1.5 font-semibold">
      {label}
      {isOptional ? <span className="font-normal text-soft"> (optional)</span> : null}
    </legend>
    {hint ? (
      <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
        {hint}
      </p>
    ) : null}
    <FieldError id={id} errors={errors} />
    {children}
  </fieldset>
);

interface RadioGroupProps {
  field: FieldMetadata<string | undefined>;
  label: string;
  hint?: string;
  choices: readonly { value: string; label: string }[];
}

/** One of a few choices, all of them in view, side by side where there is room. */
export const RadioGroup = ({ field, label, hint, choices }: RadioGroupProps) => {
  const options = choices.map(({ value }) => value);
  const inputs = getCollectionProps(field, { type: 'radio', options });
  return (
    <FieldGroup id={field.id} label={label} hint={hint} errors={field.errors}>
      <div className="flex flex-wrap gap-2">
        {inputs.map(({ key, ...props }, index) => (
          <label
            key={key ?? props.value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lot border-[1.5px] border-line bg-card px-3.5 py-2 has-checked:border-ink has-checked:bg-lot-tint"
          >
            <input {...props} aria-describedby={undefined} className="size-5 shrink-0 accent-ink" />
            {choices[index]?.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};
