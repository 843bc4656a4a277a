import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface Choice {
  value: string;
  label: string;
}

export interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  errors?: string[];
  isOptional?: boolean;
}

export const CONTROL = 'control';

export function describedBy({ id, hint, errors }: Pick<FieldProps, 'id' | 'hint' | 'errors'>) {
  const ids = [hint && `${id}-hint`, errors?.length && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': errors?.length ? true : undefined } as const;
}

const border = (errors: string[] | undefined) =>
  Boolean(errors?.length) && 'border-l-4 border-very-high pl-4';

const Label = ({ label, isOptional }: Pick<FieldProps, 'label' | 'isOptional'>) => (
  <>
    {label}
    {isOptional ? <span className="font-normal text-soft"> (optional)</span> : null}
  </>
);

const HintAndError = ({ id, hint, errors }: Pick<FieldProps, 'id' | 'hint' | 'errors'>) => (
  <>
    {hint ? (
      <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
        {hint}
      </p>
    ) : null}
    <FieldError id={id} errors={errors} />
  </>
);

export const LabeledField = ({ children, ...field }: FieldProps & { children: ReactNode }) => (
  <div className={classNames('grid grid-cols-1 gap-1.5', border(field.errors))}>
    <label htmlFor={field.id} className="font-semibold">
      <Label {...field} />
    </label>
    <HintAndError {...field} />
    {children}
  </div>
);

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField(props: TextFieldProps) {
  const { label, hint, errors, isOptional, ...input } = props;
  return (
    <LabeledField {...props}>
      <input {...input} {...describedBy(props)} className={CONTROL} />
    </LabeledField>
  );
}

export const FieldGroup = ({ children, ...field }: FieldProps & { children: ReactNode }) => (
  <fieldset
    id={field.id}
    tabIndex={-1}
    aria-describedby={describedBy(field)['aria-describedby']}
    className={classNames('grid gap-2', border(field.errors))}
  >
    <legend className="mb-1.5 font-semibold">
      <Label {...field} />
    </legend>
    <HintAndError {...field} />
    {children}
  </fieldset>
);

/** Rendered even when empty, so that screen readers announce an error after the visitor has left the field. */
export const FieldError = ({ id, errors }: Pick<FieldProps, 'id' | 'errors'>) => (
  <div aria-live="polite" className="empty:absolute">
    {errors?.length ? (
      <p id={`${id}-error`} className="flex items-start gap-1.5 text-[0.94rem] font-semibold text-very-high">
        <CircleAlert aria-hidden size={18} className="mt-1 shrink-0" />
        {errors.join(' ')}
      </p>
    ) : null}
  </div>
);
