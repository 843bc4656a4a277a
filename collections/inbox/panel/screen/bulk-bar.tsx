'use client';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { inboxKind, type InboxSlug } from '../../kinds/index.ts';
import type { BulkChange } from '../../inbox-schema.ts';
import { ActionMenu, type Menus } from './action-menu.tsx';
import { SnoozeMenu } from './snooze-form.tsx';
import { allStatuses, statusOptions } from './status-options.ts';
import type { Person } from '../../list/list-schema.ts';

interface BulkBarProps {
  count: number;
  more: number | undefined;
  kinds: readonly InboxSlug[];
  people: readonly Person[];
  user: number;
  isBusy: boolean;
  menus: Menus;
  onSelectMatching: () => void;
  onClear: () => void;
  onChange: (change: BulkChange) => void;
}

export function BulkBar({ count, more, kinds, people, user, isBusy, menus, onChange, ...on }: BulkBarProps) {
  return (
    <section className="inbox-bulk-bar" aria-label="Selected submissions">
      <strong>{isBusy ? `Changing ${count}...` : `${count.toLocaleString('en-US')} selected`}</strong>
      {more !== undefined && (
        <SmallButton disabled={isBusy} onClick={on.onSelectMatching}>
          Select all {more.toLocaleString('en-US')} that match
        </SmallButton>
      )}
      <ActionMenu
        ref={menus.status}
        label="Status"
        isNumbered
        current="Set to..."
        isDisabled={isBusy}
        options={statusOptions(kinds.flatMap((slug) => allStatuses(inboxKind(slug).workflow)))}
        onChoose={(status) => onChange({ status })}
      />
      <ActionMenu
        ref={menus.assignee}
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
      <SnoozeMenu ref={menus.snooze} onSnooze={(day) => onChange({ snoozedUntil: day })} />
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
