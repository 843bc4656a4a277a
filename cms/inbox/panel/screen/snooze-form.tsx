'use client';
import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { snoozeDays } from '../../snooze.ts';

/** Puts submissions aside until a day of New York. */
export function SnoozeForm({ onSnooze }: { onSnooze: (day: string) => void }) {
  const id = useId();
  const [day, setDay] = useState('');
  const { first, last } = snoozeDays(new Date());
  return (
    <span className="inbox-snooze-form">
      <label htmlFor={id}>Snooze until</label>
      <input
        id={id}
        type="date"
        className="own-field"
        min={first}
        max={last}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        disabled={!day}
        onClick={() => onSnooze(day)}
      >
        Snooze
      </Button>
    </span>
  );
}
