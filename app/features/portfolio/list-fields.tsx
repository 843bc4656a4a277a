import type { SubmissionResult } from '@conform-to/react';
import { MOST_BUILDINGS } from '#app/regulations/portfolios.ts';
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
    id: `portfolio-${name}`,
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

const LIST_HINT = `One per line: an address, a BBL, or a BIN. Up to ${MOST_BUILDINGS}. Rows copied from a spreadsheet with headings work, too.`;

const FILE_HINT =
  'CSV or Excel (.xlsx), up to 1 MB. We look for columns named Address, Borough, ZIP, BBL, BIN, and Name.';

/** Buildings to paste, or a file with them. */
export function ListFields({ result }: AnsweredForm) {
  const list = {
    id: 'portfolio-list',
    label: 'Buildings',
    hint: LIST_HINT,
    errors: result?.error?.list ?? undefined,
  };
  const file = {
    id: 'portfolio-file',
    label: 'Or a file',
    hint: FILE_HINT,
    errors: result?.error?.file ?? undefined,
    isOptional: true,
  };
  return (
    <>
      <LabeledField {...list}>
        <textarea
          id={list.id}
          name="list"
          rows={8}
          spellCheck={false}
          placeholder={'350 5th Avenue, Manhattan\n1-00477-0033'}
          defaultValue={typedIn(result, 'list')}
          {...describedBy(list)}
          className={CONTROL}
        />
      </LabeledField>
      <LabeledField {...file}>
        <input
          id={file.id}
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          {...describedBy(file)}
          className={CONTROL}
        />
      </LabeledField>
    </>
  );
}
