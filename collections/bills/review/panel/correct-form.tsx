import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { parseBillValue } from '#law/bills/bill-fields.ts';
import type { ReviewValue } from '../review-schema.ts';
import { shownValue, valueName } from './groups.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import '#cms/panel/own-field.css';

interface CorrectFormProps {
  value: ReviewValue;
  isBusy: boolean;
  onSave: (corrected: string) => Promise<string | undefined>;
  onCancel: () => void;
}

export function CorrectForm({ value, isBusy, onSave, onCancel }: CorrectFormProps) {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const [typed, setTyped] = useState(() => shownValue(value, value.current));
  const [error, setError] = useState<string>();
  async function save(): Promise<void> {
    const parsed = parseBillValue(value.field, typed);
    setError(parsed.error ?? (await onSave(parsed.value)));
  }
  // Enter would submit the surrounding document's form.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
  }
  return (
    <div className="bill-correct">
      <label htmlFor={field}>{valueName(value)}, as the bill says it</label>
      <input
        id={field}
        className="own-field"
        ref={input}
        autoComplete="off"
        value={typed}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${field}-error`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p id={`${field}-error`} role="alert" className="bill-correct__error">
          {error}
        </p>
      )}
      <div className="bill-actions">
        <SmallButton buttonStyle="primary" disabled={isBusy} onClick={() => void save()}>
          Save
        </SmallButton>
        <SmallButton onClick={onCancel}>Cancel</SmallButton>
      </div>
    </div>
  );
}
