'use client';
import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { inboxKind, type InboxSlug } from '../../kinds.ts';
import type { BulkChange } from '../../schema.ts';
import { snoozeDays } from '../../snooze.ts';
import { ActionMenu } from './action-menu.tsx';
import type { Person } from './people.ts';

interface BulkBarProps {
  /** How many submissions the change is for. */
  count: number;
  /** How many match the filters, where only those of this page are selected. */
  more: number | undefined;
  /** The kinds that are among them. */
  kinds: readonly InboxSlug[];
  people: readonly Person[];
  user: number;
  isBusy: boolean;
  onSelectMatching: () => void;
  onClear: () => void;
  onChange: (change: BulkChange) => void;
}

/** The statuses of these kinds; those with one name are one choice where they are stored alike. */
function statusesOf(kinds: readonly InboxSlug[]): { value: string; label: string }[] {
  const all = kinds.flatMap((slug) => inboxKind(slug).workflow.statuses);
  return [...new Map(all.map(({ value, label }) => [value, { value, label }])).values()];
}

function Snooze({ onChange }: Pick<BulkBarProps, 'onChange'>) {
  const id = useId();
  const [day, setDay] = useState('');
  const { first, last } = snoozeDays(new Date());
  return (
    <span className="inbox-bulk-snooze">
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
        onClick={() => onChange({ snoozedUntil: day })}
      >
        Snooze
      </Button>
    </span>
  );
}

/** What can be done with all that is selected. Each submission is changed on its own. */
export function BulkBar({ count, more, kinds, people, user, isBusy, onChange, ...on }: BulkBarProps) {
  const small = { size: 'small', buttonStyle: 'secondary', margin: false, disabled: isBusy } as const;
  return (
    <section className="inbox-bulk-bar" aria-label="Selected submissions">
      <strong>{isBusy ? `Changing ${count}...` : `${count.toLocaleString('en-US')} selected`}</strong>
      {more !== undefined && (
        <Button {...small} onClick={on.onSelectMatching}>
          Select all {more.toLocaleString('en-US')} that match
        </Button>
      )}
      <ActionMenu
        label="Status"
        current="Set to..."
        isDisabled={isBusy}
        options={statusesOf(kinds)}
        onChoose={(status) => onChange({ status })}
      />
      <ActionMenu
        label="Assignee"
        current="Assign to..."
        isDisabled={isBusy}
        options={[
          { value: user, label: 'Me' },
          { value: null, label: 'Nobody' },
          ...people.filter(({ id }) => id !== user).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(assignee) => onChange({ assignee })}
      />
      <Snooze onChange={onChange} />
      <Button {...small} onClick={() => onChange({ isSpam: true })}>
        Spam
      </Button>
      <Button {...small} onClick={() => onChange({ isSpam: false })}>
        Not spam
      </Button>
      <Button {...small} onClick={on.onClear}>
        Clear the selection
      </Button>
    </section>
  );
}
