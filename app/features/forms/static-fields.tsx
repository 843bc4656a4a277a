import type { SubmissionResult } from '@conform-to/react';
import { CONTROL, describedBy, LabeledField } from '#app/ui/forms/field.tsx';

export interface AnsweredForm {
  /** What the server answered, when it refused the form. */
  result?: SubmissionResult;
}

/** What was typed in a field that was refused. */
export const typedIn = (result: SubmissionResult | undefined, field: string): string | undefined => {
  const value = result?.initialValue?.[field];
  return typeof value === 'string' ? value : undefined;
};

/** What is wrong with a form as a whole. */
export const FormError = ({ result }: AnsweredForm) => {
  const errors = result?.error?.[''];
  if (!errors?.length) return null;
  return (
    <p role="alert" className="border-2 border-very-high bg-very-high-tint px-5 py-4 font-semibold">
      {errors.join(' ')}
    </p>
  );
};

interface TextFieldProps extends AnsweredForm {
  name: string;
  label: string;
  hint?: string;
  value?: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  maxLength?: number;
  isOptional?: boolean;
}

export function TextField({
  result,
  name,
  label,
  hint,
  value,
  type = 'text',
  isOptional,
  ...input
}: TextFieldProps) {
  const field = {
    id: `field-${name}`,
    label,
    hint,
    errors: result?.error?.[name] ?? undefined,
    isOptional,
  };
  return (
    <LabeledField {...field}>
      <input
        id={field.id}
        name={name}
        type={type}
        required={!isOptional}
        defaultValue={typedIn(result, name) ?? value}
        {...describedBy(field)}
        {...input}
        className={CONTROL}
      />
    </LabeledField>
  );
}
