'use client';
import { FieldDescription, FieldError, useField, useFormFields, withCondition } from '@payloadcms/ui';
import { nextMonday } from 'date-fns';
import type { DateFieldClientProps } from 'payload';
import { useId } from 'react';
import { dayInNewYork } from '#law/days.ts';
import { fieldLabel } from '#cms/fields/field-text.ts';
import { snoozeDays, startOfNewYorkDay } from '../snooze.ts';
import { inNewYork } from '#cms/time/new-york.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { SnoozeDay } from './screen/snooze-form.tsx';
import '#cms/panel/own-field.css';
import './inbox.css';

const dayOf = (value: string | null | undefined): string => (value ? dayInNewYork(new Date(value)) : '');

function Snooze({ field, path, readOnly }: DateFieldClientProps) {
  const id = useId();
  const { value, setValue, showError, disabled } = useField<string | null>({ path });
  const closedAt = useFormFields(([fields]) => fields.closedAt?.value);
  if (closedAt && !value) return null;
  const now = new Date();
  const isFixed = Boolean(readOnly) || disabled;
  const choose = (day: string) => setValue(day ? startOfNewYorkDay(day) : null);
  return (
    <div className="field-type inbox-snooze">
      <label className="field-label" htmlFor={id}>
        {fieldLabel(field)}
      </label>
      <div className="field-type__wrap" id={`field-${path}`}>
        <FieldError path={path} showError={showError} />
        <SnoozeDay id={id} disabled={isFixed} value={dayOf(value)} onChange={choose} />
        <div className="inbox-snooze__choices">
          <SmallButton disabled={isFixed} onClick={() => choose(snoozeDays(now).first)}>
            Tomorrow
          </SmallButton>
          <SmallButton disabled={isFixed} onClick={() => choose(dayInNewYork(nextMonday(inNewYork(now))))}>
            Monday
          </SmallButton>
          {value && (
            <SmallButton disabled={isFixed} onClick={() => choose('')}>
              Wake up now
            </SmallButton>
          )}
        </div>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

export const SnoozeField = withCondition(Snooze);
