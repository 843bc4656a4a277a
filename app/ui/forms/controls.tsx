import { getInputProps, getSelectProps, getTextareaProps, type FieldMetadata } from '@conform-to/react';
import { CONTROL, describedBy, FieldError, FieldFrame } from './field.tsx';

interface ControlProps {
  field: FieldMetadata;
  label: string;
  hint?: string;
  /** Where the schema cannot tell: a field that is only needed after another answer. */
  isOptional?: boolean;
}

type TextField = FieldMetadata<string | number | undefined>;

const frameOf = ({ field, label, hint, isOptional = !field.required }: ControlProps) => ({
  id: field.id,
  label,
  hint,
  errors: field.errors,
  isOptional,
});

/** One line of text. `autoComplete` is the browser's name for what is asked, `inputMode` its keyboard. */
export function TextInput({
  type = 'text',
  autoComplete,
  inputMode,
  ...control
}: Omit<ControlProps, 'field'> & {
  field: TextField;
  type?: 'text' | 'email' | 'url' | 'tel';
  autoComplete?: string;
  inputMode?: 'decimal' | 'numeric';
}) {
  const { key, ...props } = getInputProps(control.field, { type });
  const frame = frameOf(control);
  return (
    <FieldFrame {...frame}>
      <input
        key={key}
        {...props}
        {...describedBy(frame)}
        autoComplete={autoComplete}
        inputMode={inputMode}
        className={CONTROL}
      />
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextArea({
  rows = 5,
  ...control
}: Omit<ControlProps, 'field'> & { field: TextField; rows?: number }) {
  const { key, ...props } = getTextareaProps(control.field);
  const frame = frameOf(control);
  return (
    <FieldFrame {...frame}>
      <textarea key={key} {...props} {...describedBy(frame)} rows={rows} className={CONTROL} />
    </FieldFrame>
  );
}

/** One of a few choices. */
export function Select({
  choices,
  placeholder,
  ...control
}: Omit<ControlProps, 'field'> & {
  field: TextField;
  choices: readonly { value: string; label: string }[];
  /** Stands for no choice; without it, the first choice is chosen. */
  placeholder?: string;
}) {
  const { key, ...props } = getSelectProps(control.field);
  const frame = frameOf(control);
  return (
    <FieldFrame {...frame}>
      <select key={key} {...props} {...describedBy(frame)} className={CONTROL}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Something to agree to or to ask for; not ticked unless the visitor ticks it. */
export function Checkbox({
  field,
  label,
  hint,
}: Omit<ControlProps, 'field'> & { field: FieldMetadata<boolean> }) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox' });
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-3">
        <input
          key={key}
          {...props}
          {...describedBy({ id: field.id, hint, errors: field.errors })}
          className="mt-1 size-5 shrink-0 accent-ink"
        />
        <label htmlFor={field.id}>{label}</label>
      </div>
      {hint ? (
        <p id={`${field.id}-hint`} className="pl-8 text-[0.9rem] text-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={field.id} errors={field.errors} />
    </div>
  );
}
