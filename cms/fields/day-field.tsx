'use client';
import { FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { fieldLabel } from './field-text.ts';

function Field({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel label={fieldLabel(field)} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          type="date"
          readOnly={Boolean(readOnly) || disabled}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value || null)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

/** Stored as an ISO 8601 date without a time, so it is the same in every time zone. */
export const DayField = withCondition(Field);
