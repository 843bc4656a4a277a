'use client';
import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useId, useRef, useState } from 'react';
import { longDay } from '#law/figures/figure-kinds.ts';
import '#cms/panel/own-field.css';
import type { Choice } from '../figure-schemas.ts';
import { findChoice, useChoices } from './use-choices.ts';
import '#cms/panel/figures.css';

const MAX_SHOWN = 30;

function search(choices: readonly Choice[], query: string): Choice[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return choices
    .filter(({ use, name, unit, checkedOn, coming, forms }) => {
      const shown = [...coming, ...forms.map(({ text }) => text)];
      const texts = [use, name, unit, checkedOn, longDay(checkedOn), ...shown];
      const all = texts.join(' ').toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .slice(0, MAX_SHOWN);
}

interface PickerProps {
  choices: readonly Choice[];
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function Picker({ choices, chosen, onChoose }: PickerProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const found = search(choices, query);
  const input = useRef<HTMLInputElement>(null);
  const isNew = useRef(chosen === undefined);
  // Focus the search field. Otherwise, keystrokes go to the button that opens the picker.
  useEffect(() => {
    if (isNew.current) input.current?.focus();
  }, []);
  return (
    <>
      <label htmlFor={id}>Search by name, value, unit or check date</label>
      <input
        ref={input}
        id={id}
        type="search"
        className="own-field"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul className="figures-picker" aria-label="Figures and deadlines">
        {found.map((choice) => (
          <li key={choice.use}>
            <button type="button" aria-pressed={choice.use === chosen?.use} onClick={() => onChoose(choice)}>
              <strong>{[choice.forms[0]?.text, ...choice.coming].join(', ')}</strong> {choice.name}
              <span className="figures-panel__kind">
                {choice.unit && `${choice.unit}, `}checked on {longDay(choice.checkedOn)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {choices.length > 0 && found.length === 0 && (
        <p role="status">Nothing found. Try another name, value or unit.</p>
      )}
    </>
  );
}

export function FigureField({ path }: TextFieldClientProps) {
  const { value, setValue, showError } = useField<string>({ path });
  const choices = useChoices();
  const chosen = findChoice(choices, value);
  const form = useId();
  return (
    <div className="field-type figures-field">
      <FieldLabel label="Figure" path={path} required />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <p>{value || 'No figure chosen yet.'}</p>
        {chosen && chosen.coming.length > 0 && <p>Changes to {chosen.coming.join(', then to ')}.</p>}
        {chosen && chosen.forms.length > 1 && (
          <>
            <label htmlFor={form}>Shown as</label>
            <select
              id={form}
              className="own-field"
              value={value}
              onChange={({ target }) => setValue(target.value)}
            >
              {chosen.forms.map(({ placeholder, text }) => (
                <option key={placeholder} value={placeholder}>
                  {text}
                </option>
              ))}
            </select>
          </>
        )}
        <details open={!value}>
          <summary>{value ? 'Choose another figure' : 'Choose a figure'}</summary>
          <Picker
            choices={choices}
            chosen={chosen}
            onChoose={({ forms }) => setValue(forms[0]?.placeholder ?? '')}
          />
        </details>
      </div>
    </div>
  );
}
