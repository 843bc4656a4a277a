'use client';
import { nextMonday } from 'date-fns';
import { type Ref, useId, useState } from 'react';
import { dayInNewYork } from '#law/days.ts';
import { inNewYork } from '#cms/time/new-york.ts';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { snoozeDays } from '../../snooze.ts';
import { ActionMenu, type MenuHandle } from './action-menu.tsx';

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

interface SnoozeMenuProps {
  ref: Ref<MenuHandle>;
  onSnooze: (day: string) => void;
}

export function SnoozeMenu({ ref, onSnooze }: SnoozeMenuProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const now = new Date();
  return (
    <span className="inbox-snooze-form">
      <ActionMenu
        ref={ref}
        label="Snooze"
        isNumbered
        current="Until..."
        options={[
          { value: snoozeDays(now).first, label: 'Tomorrow' },
          { value: dayInNewYork(nextMonday(inNewYork(now))), label: 'Monday' },
        ]}
        onChoose={onSnooze}
      />
      <label htmlFor={id}>Snooze until</label>
      <SnoozeDay id={id} value={day} onChange={setDay} />
      <SmallButton disabled={!day} onClick={() => onSnooze(day)}>
        Snooze
      </SmallButton>
    </span>
  );
}
