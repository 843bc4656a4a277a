'use client';
import { useAuth, useListQuery, useSelection } from '@payloadcms/ui';
import type { BeforeListTableClientProps } from 'payload';
import { stringify } from 'qs-esm';
import { isInboxSlug } from '../../inbox/kinds.ts';
import { BulkForm } from './bulk-form.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import '#cms/panel/own-field.css';
import './inbox.css';

/** What can be done with a list of submissions: changes of those that are ticked, and an export of what it shows. */
export function BulkActions({ collectionSlug }: BeforeListTableClientProps) {
  const { data, query } = useListQuery();
  const { count, getSelectedIds } = useSelection();
  const selected = new Set(getSelectedIds());
  const { user } = useAuth();
  const list = { where: query.where, search: query.search };
  // Of rows on other pages the panel knows how many there are, and not which.
  const isWholeList = count > selected.size;
  const rows = (data?.docs ?? []).filter(({ id }: { id: number }) => selected.has(id));
  const { outcome, isBusy, change } = useBulkChange(collectionSlug);
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
      <BulkOutcome collection={collectionSlug} outcome={outcome} />
    </div>
  );
}
