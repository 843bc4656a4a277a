'use client';
import { useId, useState } from 'react';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { snoozeDays } from '../../snooze.ts';

interface SnoozeDayProps {
  id: string;
  value: string;
  disabled?: boolean;
  onChange: (day: string) => void;
}

export function SnoozeDay({ onChange, ...field }: SnoozeDayProps) {
  const { first, last } = snoozeDays(new Date());
  return (
    <input
      {...field}
      type="date"
      className="own-field"
      min={first}
      max={last}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function SnoozeForm({ onSnooze }: { onSnooze: (day: string) => void }) {
  const id = useId();
  const [day, setDay] = useState('');
  return (
    <span className="inbox-snooze-form">
      <label htmlFor={id}>Snooze until</label>
      <SnoozeDay id={id} value={day} onChange={setDay} />
      <SmallButton disabled={!day} onClick={() => onSnooze(day)}>
        Snooze
      </SmallButton>
    </span>
  );
}
