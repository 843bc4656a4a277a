'use client';
import { Link } from '@payloadcms/ui';
import type { Ref } from 'react';
import { newYorkTime, shortAge } from '#cms/time/new-york.ts';
import { inboxKind } from '../../kinds/index.ts';
import { PAGE_SIZE } from '../../list/filters.ts';
import type { ListedSubmission } from '../../list/list-schema.ts';
import { statusLabel, statusPhase } from '../../kinds/workflow.ts';
import { DueTime } from '../due-time.tsx';
import { rowKey } from './use-cursor.ts';

export const pageUrl = ({ collection, id }: Pick<ListedSubmission, 'collection' | 'id'>): string =>
  `/admin/collections/${collection}/${id}?from=inbox`;

export function Status({ collection, status }: Pick<ListedSubmission, 'collection' | 'status'>) {
  const { workflow } = inboxKind(collection);
  return (
    <span className={`inbox-status inbox-status--${statusPhase(workflow, status)}`}>
      {statusLabel(workflow, status)}
    </span>
  );
}

interface RowProps {
  row: ListedSubmission;
  number: number;
  now: Date;
  isActive: boolean;
  isOpen: boolean;
  isSelected: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onSelect: () => void;
}

const Row = ({ row, number, now, isActive, isOpen, isSelected, onFocus, onOpen, onSelect }: RowProps) => (
  // The shortcuts of the screen handle its keys. See use-shortcuts.ts.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    role="row"
    className="inbox-row"
    aria-rowindex={number}
    aria-selected={isSelected}
    aria-current={isOpen || undefined}
    tabIndex={isActive ? 0 : -1}
    data-key={rowKey(row)}
    onFocus={onFocus}
    onClick={({ target }) => target instanceof Element && !target.closest('a, input') && onOpen()}
  >
    <span role="gridcell" className="inbox-row__select">
      <input
        type="checkbox"
        checked={isSelected}
        tabIndex={isActive ? 0 : -1}
        aria-label={`Select ${row.title}`}
        onChange={onSelect}
      />
    </span>
    <span role="gridcell" className="inbox-row__title">
      <strong>{row.title}</strong>
      <span className="inbox-row__more">
        {row.hasDraft && (
          <>
            <em>Your draft</em> ·{' '}
          </>
        )}
        <span title={row.sender}>{row.name ?? row.sender}</span> · {inboxKind(row.collection).singular}
        {row.isSpam && ' · Probably spam'}
      </span>
      {(row.note ?? row.firstLine) && (
        <span className="inbox-row__more">{[row.note, row.firstLine].filter(Boolean).join(' · ')}</span>
      )}
    </span>
    <span role="gridcell" className="inbox-row__received">
      <time dateTime={row.receivedAt} title={newYorkTime(row.receivedAt)}>
        {shortAge(row.receivedAt, now)}
      </time>
    </span>
    <span role="gridcell" className="inbox-row__status">
      <Status {...row} />
    </span>
    <span role="gridcell" className="inbox-row__assignee">
      {row.assignee?.name ?? 'Nobody'}
    </span>
    <span role="gridcell" className="inbox-row__due">
      {row.closedAt ? 'Closed' : row.dueAt ? <DueTime dueAt={row.dueAt} now={now} /> : 'No due date'}
    </span>
    <span role="gridcell" className="inbox-row__full">
      <Link
        href={pageUrl(row)}
        tabIndex={isActive ? 0 : -1}
        aria-label={`Open the page of ${row.title}`}
        title="Open its page"
      >
        <span aria-hidden="true">↗</span>
      </Link>
    </span>
  </div>
);

const COLUMNS = ['Submission', 'Received', 'Status', 'Assignee', 'Due', 'Page'];

interface RowsProps {
  ref: Ref<HTMLDivElement>;
  rows: ListedSubmission[];
  page: number;
  total: number;
  active: number;
  openKey: string | undefined;
  isSelected: (row: ListedSubmission) => boolean;
  onFocus: (index: number) => void;
  onOpen: (index: number) => void;
  onSelect: (row: ListedSubmission) => void;
  onSelectPage: () => void;
}

export function Rows({ ref, rows, page, total, active, openKey, isSelected, ...on }: RowsProps) {
  const now = new Date();
  const isWholePage = rows.length > 0 && rows.every(isSelected);
  return (
    <div
      ref={ref}
      role="grid"
      className="inbox-grid"
      aria-label="Submissions"
      aria-multiselectable="true"
      aria-rowcount={total + 1}
    >
      <div role="row" className="inbox-row inbox-row--head" aria-rowindex={1}>
        <span role="columnheader" className="inbox-row__select">
          <input
            type="checkbox"
            aria-label="Select all on this page"
            checked={isWholePage}
            onChange={on.onSelectPage}
          />
        </span>
        {COLUMNS.map((name) => (
          <span key={name} role="columnheader" className={`inbox-row__${name.toLowerCase()}`}>
            {name}
          </span>
        ))}
      </div>
      {rows.map((row, index) => (
        <Row
          key={rowKey(row)}
          row={row}
          number={(page - 1) * PAGE_SIZE + index + 2}
          now={now}
          isActive={index === active}
          isOpen={rowKey(row) === openKey}
          isSelected={isSelected(row)}
          onFocus={() => on.onFocus(index)}
          onOpen={() => on.onOpen(index)}
          onSelect={() => on.onSelect(row)}
        />
      ))}
    </div>
  );
}
