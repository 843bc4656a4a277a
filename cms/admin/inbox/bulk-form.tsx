'use client';
import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import type { Change } from '../../inbox/change-many.ts';
import { inboxKind, type InboxSlug } from '../../inbox/kinds.ts';
import { statusesAfter } from '../../inbox/workflow.ts';

interface BulkFormProps {
  collection: InboxSlug;
  /** How many submissions are ticked. */
  count: number;
  /** The statuses in which they are, where all of them are on this page. */
  present: string[] | undefined;
  /** Who is signed in. */
  user: number | string | undefined;
  isBusy: boolean;
  onChange: (change: Change) => Promise<void>;
}

/** Gives the ticked submissions another status, or takes them over. */
export function BulkForm({ collection, count, present, user, isBusy, onChange }: BulkFormProps) {
  const { workflow } = inboxKind(collection);
  const statuses = present ? statusesAfter(workflow, present) : workflow.statuses;
  const [status, setStatus] = useState('');
  const label = useId();
  const small = { size: 'small', buttonStyle: 'secondary', disabled: isBusy } as const;
  return (
    <>
      <strong>{count} selected</strong>
      <label htmlFor={label}>Set the status to</label>
      <select
        id={label}
        className="own-field"
        value={status}
        onChange={({ target }) => setStatus(target.value)}
      >
        <option value="">Choose</option>
        {statuses.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      <Button {...small} disabled={isBusy || !status} onClick={() => void onChange({ status })}>
        {isBusy ? 'Changing...' : 'Change'}
      </Button>
      <Button {...small} onClick={() => void onChange({ assignee: Number(user) })}>
        Assign to me
      </Button>
      <Button {...small} onClick={() => void onChange({ assignee: null })}>
        Unassign
      </Button>
    </>
  );
}
