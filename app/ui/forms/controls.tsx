import {
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type FieldMetadata,
} from '@conform-to/react';
import type { ReactNode } from 'react';
import {
  type Choice,
  CONTROL,
  describedBy,
  FieldError,
  FieldGroup,
  LabeledField,
  TextField,
} from './field.tsx';

interface ControlProps<Value = unknown> {
  field: FieldMetadata<Value>;
  label: string;
  hint?: ReactNode;
  /** Set it if another answer decides whether the field is required, which the schema cannot express. */
  isOptional?: boolean;
}

type TextProps = ControlProps<string | number | undefined>;

const toLabeling = ({ field, label, hint, isOptional = !field.required }: ControlProps) => ({
  id: field.id,
  label,
  hint,
  errors: field.errors,
  isOptional,
});

type TextInputProps = TextProps & {
  type?: 'text' | 'email' | 'url' | 'tel';
  autoComplete?: string;
  inputMode?: 'decimal' | 'numeric';
};

export function TextInput({ type = 'text', autoComplete, inputMode, ...control }: TextInputProps) {
  const { key, ...props } = getInputProps(control.field, { type });
  return (
    <TextField
      key={key}
      {...props}
      {...toLabeling(control)}
      autoComplete={autoComplete}
      inputMode={inputMode}
    />
  );
}

export function TextArea({ rows = 5, ...control }: TextProps & { rows?: number }) {
  const { key, ...props } = getTextareaProps(control.field);
  const labeling = toLabeling(control);
  return (
    <LabeledField {...labeling}>
      <textarea key={key} {...props} {...describedBy(labeling)} rows={rows} className={CONTROL} />
    </LabeledField>
  );
}

export function Select({
  choices,
  placeholder,
  ...control
}: TextProps & {
  choices: readonly Choice[];
  placeholder?: string;
}) {
  const { key, ...props } = getSelectProps(control.field);
  const labeling = toLabeling(control);
  return (
    <LabeledField {...labeling}>
      <select
        key={key}
        {...props}
        {...describedBy(labeling)}
        // Without an empty choice, an option is always selected, and HTML does not allow `required`.
        required={placeholder === undefined ? undefined : props.required}
        className={CONTROL}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </LabeledField>
  );
}

export function Checkbox({ field, label, hint }: ControlProps<boolean>) {
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

interface CheckboxGroupsProps extends ControlProps<string[]> {
  groups: readonly { label: string; choices: readonly Choice[] }[];
}

export function CheckboxGroups({ field, label, hint, groups }: CheckboxGroupsProps) {
  const checked: readonly unknown[] = [field.initialValue ?? []].flat();
  return (
    <FieldGroup id={field.id} label={label} hint={hint} errors={field.errors} isOptional>
      {groups.map((group) => {
        const options = group.choices.map(({ value }) => value);
        const inputs = getCollectionProps(field, { type: 'checkbox', options });
        return (
          <details
            key={group.label}
            open={options.some((option) => checked.includes(option))}
            className="border border-line bg-card px-4"
          >
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{group.label}</summary>
            <div className="grid gap-x-6 pb-3 sm:grid-cols-2">
              {inputs.map(({ key, ...props }, index) => (
                <label
                  key={key ?? props.value}
                  className="flex min-h-11 cursor-pointer items-start gap-3 py-2"
                >
                  <input
                    {...props}
                    aria-describedby={undefined}
                    className="mt-1 size-5 shrink-0 accent-ink"
                  />
                  {group.choices[index]?.label}
                </label>
              ))}
            </div>
          </details>
        );
      })}
    </FieldGroup>
  );
}

export const RadioGroup = ({
  field,
  label,
  hint,
  choices,
}: ControlProps<string | undefined> & { choices: readonly Choice[] }) => {
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
