'use client';
import { Button, useAuth, useListQuery, useSelection } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { BeforeListTableClientProps } from 'payload';
import { stringify } from 'qs-esm';
import { useId, useState, useTransition } from 'react';
import { type ApiResponse, callApi } from '#cms/panel/api.ts';
import { inboxKind, type InboxSlug, isInboxSlug } from '../kinds.ts';
import { type BulkChange, type BulkResult, bulkResultSchema } from '../schema.ts';
import { statusesAfter } from '../workflow.ts';
import '#cms/panel/own-field.css';
import './inbox.css';

interface BulkFormProps {
  collection: InboxSlug;
  count: number;
  /** Their statuses, where all of them are on this page. */
  present: string[] | undefined;
  isBusy: boolean;
  onChange: (change: BulkChange) => void;
}

function BulkForm({ collection, count, present, isBusy, onChange }: BulkFormProps) {
  const { user } = useAuth();
  const { workflow } = inboxKind(collection);
  const statuses = present ? statusesAfter(workflow, present) : workflow.statuses;
  const [status, setStatus] = useState('');
  const id = useId();
  const small = { size: 'small', buttonStyle: 'secondary', disabled: isBusy } as const;
  return (
    <>
      <strong>{count} selected</strong>
      <label htmlFor={id}>Set the status to</label>
      <select id={id} className="own-field" value={status} onChange={({ target }) => setStatus(target.value)}>
        <option value="">Choose</option>
        {statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button {...small} disabled={isBusy || !status} onClick={() => onChange({ status })}>
        {isBusy ? 'Changing...' : 'Change'}
      </Button>
      <Button {...small} onClick={() => onChange({ assignee: Number(user?.id) })}>
        Assign to me
      </Button>
      <Button {...small} onClick={() => onChange({ assignee: null })}>
        Unassign
      </Button>
    </>
  );
}

const countText = (count: number): string => (count === 1 ? '1 was' : `${count || 'None'} were`);

export const ResultText = ({ changed, failed }: BulkResult) => (
  <>
    <p>
      {countText(changed)} changed. {failed.length > 0 && `${countText(failed.length)} not:`}
    </p>
    {failed.length > 0 && (
      <ul>
        {failed.map(({ collection, id, title, message }) => (
          <li key={`${collection}-${id}`}>
            <a href={`/admin/collections/${collection}/${id}`}>{title}</a>: {message}
          </li>
        ))}
      </ul>
    )}
  </>
);

/** Above a list of submissions: changes of the selected ones, and the export of the list. */
export function BulkActions({ collectionSlug }: BeforeListTableClientProps) {
  const router = useRouter();
  const { data, query } = useListQuery();
  const { count, getSelectedIds, toggleAll } = useSelection();
  const [response, setResponse] = useState<ApiResponse<BulkResult>>();
  const [isBusy, startTransition] = useTransition();
  if (!isInboxSlug(collectionSlug)) return null;

  const ids = getSelectedIds();
  const list = { where: query.where, search: query.search };
  // Of selected rows on other pages, the panel knows only how many there are.
  const isWholeList = count > ids.length;
  const rows = (data?.docs ?? []).filter(({ id }: { id: number }) => ids.includes(id));
  const change = (wanted: BulkChange) =>
    startTransition(async () => {
      const body = { rows: isWholeList ? list : ids, change: wanted };
      setResponse(await callApi(`/inbox/${collectionSlug}/change`, bulkResultSchema, { body }));
      toggleAll();
      router.refresh();
    });
  const { result, error } = response ?? {};
  const hasFailed = error || result?.failed.length;
  return (
    <div className="inbox-bulk">
      {count > 0 && (
        <BulkForm
          collection={collectionSlug}
          count={count}
          present={isWholeList ? undefined : rows.map(({ status }: { status: string }) => status)}
          isBusy={isBusy}
          onChange={change}
        />
      )}
      <a
        className="inbox-bulk__export"
        href={`/api/inbox/${collectionSlug}/export${stringify(list, { addQueryPrefix: true })}`}
        download
      >
        Export as CSV
      </a>
      <div role="status" className={`inbox-bulk__result ${hasFailed ? 'inbox-bulk__result--failed' : ''}`}>
        {error && <p>{error}</p>}
        {result && <ResultText {...result} />}
      </div>
    </div>
  );
}
