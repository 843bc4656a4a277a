import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { BILL_FIELD_NAMES, BILL_FIELDS, type BillFieldName, parseBillValue } from '#law/bills/bill-fields.ts';
import { SERVICE_FIELDS } from '../service-lines.ts';
import type { ValueGroup } from './groups.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import '#cms/panel/own-field.css';

interface AddValueProps {
  groups: readonly ValueGroup[];
  isBusy: boolean;
  onAdd: (missed: object) => Promise<string | undefined>;
}

export function AddValue({ groups, isBusy, onAdd }: AddValueProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<BillFieldName>('fee');
  const [line, setLine] = useState('new');
  const [label, setLabel] = useState('');
  const [value, setValue] = useState('');
  const [message, setMessage] = useState<{ text: string; isError: boolean }>();
  const lines = groups.filter((group) => group.line !== undefined);

  async function add(): Promise<void> {
    const ofLine = SERVICE_FIELDS.has(field) ? { line: line === 'new' ? 'new' : Number(line) } : {};
    const missed = { field, value, ...ofLine, ...(field === 'fee' ? { label } : {}) };
    const error = parseBillValue(field, value).error ?? (await onAdd(missed));
    setMessage({ text: error ?? `${BILL_FIELDS[field].label} was added.`, isError: Boolean(error) });
    if (!error) setValue('');
    input.current?.focus();
  }

  // Enter would submit the surrounding document's form.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  }

  const textOf = (set: (text: string) => void) => (event: ChangeEvent<HTMLInputElement>) =>
    set(event.target.value);
  const control = { className: 'own-field', autoComplete: 'off', onKeyDown };
  return (
    <div className="bill-add" role="group" aria-labelledby={`${id}-heading`}>
      <h5 id={`${id}-heading`}>Add what is missing</h5>
      <div className="bill-actions">
        <label>
          What{' '}
          <select
            className="own-field"
            value={field}
            onChange={({ target }) =>
              setField(BILL_FIELD_NAMES.find((name) => name === target.value) ?? 'fee')
            }
          >
            {BILL_FIELD_NAMES.map((name) => (
              <option key={name} value={name}>
                {BILL_FIELDS[name].label}
              </option>
            ))}
          </select>
        </label>
        {SERVICE_FIELDS.has(field) && (
          <label>
            Where{' '}
            <select className="own-field" value={line} onChange={({ target }) => setLine(target.value)}>
              {lines.map((group) => (
                <option key={group.line} value={group.line}>
                  {group.heading}
                </option>
              ))}
              <option value="new">A new service line</option>
            </select>
          </label>
        )}
        {field === 'fee' && (
          <label>
            Name of the fee <input {...control} value={label} onChange={textOf(setLabel)} />
          </label>
        )}
        <label>
          Value{' '}
          <input
            {...control}
            ref={input}
            value={value}
            aria-invalid={message?.isError || undefined}
            aria-describedby={`${id}-message`}
            onChange={textOf(setValue)}
          />
        </label>
        <SmallButton disabled={isBusy} onClick={() => void add()}>
          Add
        </SmallButton>
      </div>
      <p
        id={`${id}-message`}
        role={message?.isError ? 'alert' : 'status'}
        className={message?.isError ? 'bill-correct__error' : undefined}
      >
        {message?.text}
      </p>
    </div>
  );
}
