'use client';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { inboxKind, type InboxSlug } from '../../kinds.ts';
import type { BulkChange } from '../../schema.ts';
import { ActionMenu } from './action-menu.tsx';
import type { Person } from '../../list/schema.ts';
import { SnoozeForm } from './snooze-form.tsx';

interface BulkBarProps {
  /** How many submissions the change is for. */
  count: number;
  /** How many match the filters, where only those of this page are selected. */
  more: number | undefined;
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

export function BulkBar({ count, more, kinds, people, user, isBusy, onChange, ...on }: BulkBarProps) {
  return (
    <section className="inbox-bulk-bar" aria-label="Selected submissions">
      <strong>{isBusy ? `Changing ${count}...` : `${count.toLocaleString('en-US')} selected`}</strong>
      {more !== undefined && (
        <SmallButton disabled={isBusy} onClick={on.onSelectMatching}>
          Select all {more.toLocaleString('en-US')} that match
        </SmallButton>
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
      <SnoozeForm onSnooze={(day) => onChange({ snoozedUntil: day })} />
      <SmallButton disabled={isBusy} onClick={() => onChange({ isSpam: true })}>
        Spam
      </SmallButton>
      <SmallButton disabled={isBusy} onClick={() => onChange({ isSpam: false })}>
        Not spam
      </SmallButton>
      <SmallButton disabled={isBusy} onClick={on.onClear}>
        Clear the selection
      </SmallButton>
    </section>
  );
}
