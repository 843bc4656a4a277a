import { Fragment } from 'react';
import type { SubmissionResult } from '@conform-to/react';
import { MAX_VALUE_LENGTH } from '#law/bills/bill-fields.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { errorsIn, FormError, typedIn } from '#app/features/forms/plain-form.tsx';
import type { ValueGroup, ValueView } from './value-groups.ts';
import { CHECK_THIS } from '../texts.ts';

interface ValueFieldProps {
  value: ValueView;
  result: SubmissionResult | undefined;
}

const ValueField = ({ value, result }: ValueFieldProps) => {
  const { name, label, shown, isUncertain, inputMode } = value;
  return (
    <TextField
      id={name}
      name={name}
      label={label}
      hint={isUncertain ? CHECK_THIS : undefined}
      errors={errorsIn(result, name)}
      required
      inputMode={inputMode}
      maxLength={MAX_VALUE_LENGTH}
      autoComplete="off"
      defaultValue={typedIn(result, name) ?? shown}
    />
  );
};

interface RemoveBoxProps {
  values: readonly ValueView[];
  label: string;
  result: SubmissionResult | undefined;
}

function RemoveBox({ values, label, result }: RemoveBoxProps) {
  const [first] = values;
  if (!first) return null;
  const name = first.removeName;
  const isChecked = result ? typedIn(result, name) !== undefined : first.isRemoved;
  return (
    <label className="flex min-h-11 items-center gap-2.5 self-center">
      <input type="checkbox" name={name} defaultChecked={isChecked} className="size-5 shrink-0" />
      {label}
    </label>
  );
}

const Removed = ({ values }: { values: readonly ValueView[] }) => (
  <p className="text-soft">Removed: {values.map(({ label, shown }) => `${label} ${shown}`).join(', ')}</p>
);

function GroupFields({ group, result }: { group: ValueGroup; result: SubmissionResult | undefined }) {
  const { values, removes } = group;
  const parts = removes === 'line' ? [values] : values.map((value) => [value]);
  return parts.map((part) => {
    const isRemoved = part.every((value) => value.isRemoved);
    return (
      <Fragment key={part[0]?.name}>
        {part.map(({ id, name, revision }) => (
          <input key={`${name} ${revision}`} type="hidden" name={`revision_${id}`} value={revision} />
        ))}
        {isRemoved ? (
          <Removed values={part} />
        ) : (
          part.map((value) => (
            <ValueField key={`${value.name} ${value.revision}`} value={value} result={result} />
          ))
        )}
        {removes ? (
          <RemoveBox
            values={part}
            label={removes === 'line' ? 'This line is not on my bill' : 'This is not on my bill'}
            result={result}
          />
        ) : null}
      </Fragment>
    );
  });
}

interface CorrectionFormProps {
  groups: readonly ValueGroup[];
  result: SubmissionResult | undefined;
  /** A form that was sent too late keeps its input, but cannot be sent again. */
  isOpen: boolean;
}

export const CorrectionForm = ({ groups, result, isOpen }: CorrectionFormProps) => (
  <form method="post" className="grid max-w-[44rem] gap-8">
    <FormError result={result} />
    {groups.map((group) => (
      <fieldset key={group.heading} className="grid min-w-0 items-end gap-5 sm:grid-cols-2">
        <legend className="mb-4 text-[1.25rem] font-semibold">{group.heading}</legend>
        <GroupFields group={group} result={result} />
      </fieldset>
    ))}
    {isOpen ? (
      <div>
        <Button type="submit">Save corrections</Button>
      </div>
    ) : null}
  </form>
);

export const ValueList = ({ groups, isDone }: { groups: readonly ValueGroup[]; isDone: boolean }) => (
  <div className="grid max-w-[44rem] gap-8">
    {groups.map(({ heading, values }) => (
      <div key={heading}>
        <h3 className="mb-2 text-[1.25rem]">{heading}</h3>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[16rem_1fr]">
          {values
            .filter(({ isRemoved }) => !isRemoved)
            .map(({ name, label, shown, isUncertain }) => (
              <div key={name} className="contents">
                <dt className="text-soft max-sm:mt-2">{label}</dt>
                <dd className="wrap-anywhere">
                  {shown} {isUncertain && !isDone ? <Badge tone="neutral">Check this</Badge> : null}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    ))}
  </div>
);
