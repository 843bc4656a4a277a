'use client';
import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  withCondition,
} from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { fieldLabel } from '#cms/fields/field-text.ts';
import { fromPicker, toPicker } from './new-york.ts';

function Field({ field, path, readOnly }: DateFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const isFixed = Boolean(readOnly) || disabled;
  return (
    <div className={`field-type date-time-field${showError ? ' date-time-field--has-error' : ''}`}>
      <FieldLabel label={`${fieldLabel(field)} (New York time)`} path={path} required={field.required} />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          pickerAppearance="dayAndTime"
          readOnly={isFixed}
          value={value ? toPicker(value) : undefined}
          onChange={(picked: Date | null) => setValue(picked ? fromPicker(picked) : null)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

export const NewYorkDateField = withCondition(Field);
