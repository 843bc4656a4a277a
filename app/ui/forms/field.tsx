import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  errors?: string[];
  isOptional?: boolean;
}

export const CONTROL =
  'w-full rounded-lot border-[1.5px] border-soft bg-card px-3.5 py-2.5 text-ink aria-invalid:border-very-high';

/** What a control needs to point at its hint and its error. */
export function describedBy({ id, hint, errors }: Pick<FieldProps, 'id' | 'hint' | 'errors'>) {
  const ids = [hint && `${id}-hint`, errors?.length && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': errors?.length ? true : undefined } as const;
}

/** A label, a hint before the control, and the error beside it. */
export function LabeledField({
  id,
  label,
  hint,
  errors,
  isOptional,
  children,
}: FieldProps & { children: ReactNode }) {
  const hasError = Boolean(errors?.length);
  return (
    <div className={classNames('grid grid-cols-1 gap-1.5', hasError && 'border-l-4 border-very-high pl-4')}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} errors={errors} />
      {children}
    </div>
  );
}

/**
 * What is wrong with a field, in the field's own place. Screen readers announce it when it comes, as the visitor has
 * gone on to the next field by then; for that, its place is there before it.
 */
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

/** Controls that answer one question together: the question, a hint, the error, and then the controls. */
export const FieldGroup = ({
  id,
  label,
  hint,
  errors,
  isOptional,
  children,
}: FieldProps & { children: ReactNode }) => (
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
