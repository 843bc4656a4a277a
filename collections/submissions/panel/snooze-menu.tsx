'use client';
import { nextMonday } from 'date-fns';
import { type Ref, useId, useState } from 'react';
import { dayInNewYork } from '#law/days.ts';
import { inNewYork } from '#cms/time/new-york.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { snoozeDays } from '../snooze.ts';
import { Menu, type MenuHandle } from './menu.tsx';

interface SnoozeMenuProps {
  ref: Ref<MenuHandle>;
  onSnooze: (day: string) => void;
}

export function SnoozeMenu({ ref, onSnooze }: SnoozeMenuProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const now = new Date();
  const { first, last } = snoozeDays(now);
  return (
    <span className="inbox-snooze-form">
      <Menu
        ref={ref}
        label="Snooze"
        isNumbered
        current="Until..."
        options={[
          { value: first, label: 'Tomorrow' },
          { value: dayInNewYork(nextMonday(inNewYork(now))), label: 'Monday' },
        ]}
        onChoose={onSnooze}
      />
      <label htmlFor={id}>Snooze until</label>
      <input
        id={id}
        type="date"
        className="own-field"
        value={day}
        min={first}
        max={last}
        onChange={({ target }) => setDay(target.value)}
      />
      <SmallButton disabled={!day} onClick={() => onSnooze(day)}>
        Snooze
      </SmallButton>
    </span>
  );
}
