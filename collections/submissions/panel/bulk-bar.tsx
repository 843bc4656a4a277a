'use client';
import { SmallButton } from '#cms/panel/small-button.tsx';
import { submissionKind } from '../kinds.ts';
import type { Person, Row } from '../schema.ts';
import { Menu, type Menus } from './menu.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';
import type { Change } from './use-changes.ts';
import { statusOptions } from './work-panel.tsx';

interface BulkBarProps {
  rows: readonly Row[];
  people: readonly Person[];
  user: number;
  isBusy: boolean;
  menus: Menus;
  onClear: () => void;
  onChange: (change: Change) => void;
}

export function BulkBar({ rows, people, user, isBusy, menus, onClear, onChange }: BulkBarProps) {
  const kinds = [...new Set(rows.map(({ kind }) => kind))].map(submissionKind);
  const statuses = kinds.flatMap((kind) => kind.workflow.statuses.map((status) => ({ ...status, kind })));
  return (
    <section className="inbox-bulk-bar" aria-label="Selected submissions">
      <strong>{isBusy ? `Changing ${rows.length}...` : `${rows.length} selected`}</strong>
      <Menu
        ref={menus.status}
        label="Status"
        isNumbered
        current="Set to..."
        isDisabled={isBusy}
        options={statusOptions(statuses)}
        onChoose={(status) => onChange({ status })}
      />
      <Menu
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
      <SmallButton disabled={isBusy} onClick={onClear}>
        Clear the selection
      </SmallButton>
    </section>
  );
}
