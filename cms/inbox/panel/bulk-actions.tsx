'use client';
import { Button, useAuth, useListQuery, useSelection } from '@payloadcms/ui';
import type { BeforeListTableClientProps } from 'payload';
import { stringify } from 'qs-esm';
import { useId, useState } from 'react';
import type { BulkChange } from '../bulk-change.ts';
import { inboxKind, type InboxSlug, isInboxSlug } from '../kinds.ts';
import { statusesAfter } from '../workflow.ts';
import { BulkResult, useBulkChange } from './bulk-result.tsx';
import '#cms/panel/own-field.css';
import './inbox.css';

interface BulkFormProps {
  collection: InboxSlug;
  /** How many submissions are selected. */
  count: number;
  /** Their statuses, where all of them are on this page. */
  present: string[] | undefined;
  user: number | string | undefined;
  isBusy: boolean;
  onChange: (change: BulkChange) => Promise<void>;
}

function BulkForm({ collection, count, present, user, isBusy, onChange }: BulkFormProps) {
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

/** Above a list of submissions: changes of the selected ones, and the export of the list. */
export function BulkActions({ collectionSlug }: BeforeListTableClientProps) {
  const { data, query } = useListQuery();
  const { count, getSelectedIds } = useSelection();
  const selected = new Set(getSelectedIds());
  const { user } = useAuth();
  const list = { where: query.where, search: query.search };
  // Of selected rows on other pages, the panel knows only how many there are.
  const isWholeList = count > selected.size;
  const rows = (data?.docs ?? []).filter(({ id }: { id: number }) => selected.has(id));
  const { result, isBusy, change } = useBulkChange(collectionSlug);
  if (!isInboxSlug(collectionSlug)) return null;
  return (
    <div className="inbox-bulk">
      {count > 0 && (
        <BulkForm
          collection={collectionSlug}
          count={count}
          present={isWholeList ? undefined : rows.map(({ status }: { status: string }) => status)}
          user={user?.id}
          isBusy={isBusy}
          onChange={(wanted) => change(isWholeList ? list : getSelectedIds(), wanted)}
        />
      )}
      <a
        className="inbox-bulk__export"
        href={`/api/inbox/${collectionSlug}/export${stringify(list, { addQueryPrefix: true })}`}
        download
      >
        Export as CSV
      </a>
      <BulkResult collection={collectionSlug} result={result} />
    </div>
  );
}
