import type { SubmissionResult } from '@conform-to/react';
import { LONGEST_VALUE } from '#app/regulations/bill-fields.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { CONTROL, describedBy, LabeledField } from '#app/ui/forms/field.tsx';
import { FormError, typedIn } from '../portfolio/list-fields.tsx';
import type { ValueGroup, ValueView } from './value-groups.ts';

const CHECK_THIS = 'Check this: our software is not sure.';

interface ValueFieldProps {
  value: ValueView;
  result: SubmissionResult | undefined;
}

function ValueField({ value, result }: ValueFieldProps) {
  const { name, label, shown, revision, isUncertain } = value;
  const field = {
    id: name,
    label,
    hint: isUncertain ? CHECK_THIS : undefined,
    errors: result?.error?.[name] ?? undefined,
  };
  return (
    <LabeledField {...field}>
      <input type="hidden" name={name.replace('value_', 'revision_')} value={revision} />
      <input
        id={name}
        name={name}
        required
        maxLength={LONGEST_VALUE}
        autoComplete="off"
        defaultValue={typedIn(result, name) ?? shown}
        {...describedBy(field)}
        className={CONTROL}
      />
    </LabeledField>
  );
}

interface CorrectionFormProps {
  groups: readonly ValueGroup[];
  result: SubmissionResult | undefined;
  /** A form that came too late keeps what was typed, but cannot be sent again. */
  isOpen: boolean;
}

/** What was read, to correct. */
export const CorrectionForm = ({ groups, result, isOpen }: CorrectionFormProps) => (
  <form method="post" className="grid max-w-[44rem] gap-8">
    <FormError result={result} />
    {groups.map(({ heading, values }) => (
      <fieldset key={heading} className="grid min-w-0 items-end gap-5 sm:grid-cols-2">
        <legend className="mb-4 text-[1.25rem] font-semibold">{heading}</legend>
        {values.map((value) => (
          <ValueField key={`${value.name} ${value.revision}`} value={value} result={result} />
        ))}
      </fieldset>
    ))}
    {isOpen ? (
      <div>
        <Button type="submit">Save corrections</Button>
      </div>
    ) : null}
  </form>
);

/** What was read, once it cannot be corrected any more. */
export const ValueList = ({ groups }: { groups: readonly ValueGroup[] }) => (
  <div className="grid max-w-[44rem] gap-8">
    {groups.map(({ heading, values }) => (
      <div key={heading}>
        <h3 className="mb-2 text-[1.25rem]">{heading}</h3>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[16rem_1fr]">
          {values.map(({ name, label, shown, isUncertain }) => (
            <div key={name} className="contents">
              <dt className="text-soft max-sm:mt-2">{label}</dt>
              <dd className="wrap-anywhere">
                {shown} {isUncertain ? <Badge tone="neutral">Check this</Badge> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </div>
);
