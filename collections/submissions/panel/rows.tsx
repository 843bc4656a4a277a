'use client';
import type { Ref } from 'react';
import { newYorkTime, shortAge } from '#cms/time/new-york.ts';
import { PAGE_SIZE } from '../filters.ts';
import { submissionKind } from '../kinds.ts';
import type { Row as Submission } from '../schema.ts';
import { statusLabel, statusPhase } from '../workflow.ts';
import { DueTime } from './due-time.tsx';

function Status({ kind, status }: Pick<Submission, 'kind' | 'status'>) {
  const { workflow } = submissionKind(kind);
  return (
    <span className={`inbox-status inbox-status--${statusPhase(workflow, status)}`}>
      {statusLabel(workflow, status)}
    </span>
  );
}

interface RowProps {
  row: Submission;
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
  // The screen's shortcuts handle key presses. See use-shortcuts.ts.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    role="row"
    className="inbox-row"
    aria-rowindex={number}
    aria-selected={isSelected}
    aria-current={isOpen || undefined}
    tabIndex={isActive ? 0 : -1}
    data-id={row.id}
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
        {[row.name !== row.title && row.name, submissionKind(row.kind).singular].filter(Boolean).join(' · ')}
        {row.isSpam && ' · Probably spam'}
      </span>
      {row.excerpt && <span className="inbox-row__more">{row.excerpt}</span>}
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
      {row.closedAt ? 'Closed' : <DueTime dueAt={row.dueAt} now={now} />}
    </span>
  </div>
);

const COLUMNS = ['Submission', 'Received', 'Status', 'Assignee', 'Due'];

interface RowsProps {
  ref: Ref<HTMLDivElement>;
  rows: Submission[];
  page: number;
  total: number;
  active: number | undefined;
  isOpen: boolean;
  checked: ReadonlyMap<number, Submission>;
  onFocus: (index: number) => void;
  onOpen: (index: number) => void;
  onSelect: (row: Submission) => void;
  onSelectPage: () => void;
}

export function Rows({ ref, rows, page, total, active, isOpen, checked, ...on }: RowsProps) {
  const now = new Date();
  const isWholePage = rows.length > 0 && rows.every(({ id }) => checked.has(id));
  const isListed = rows.some(({ id }) => id === active);
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
          key={row.id}
          row={row}
          number={(page - 1) * PAGE_SIZE + index + 2}
          now={now}
          isActive={isListed ? row.id === active : index === 0}
          isOpen={isOpen && row.id === active}
          isSelected={checked.has(row.id)}
          onFocus={() => on.onFocus(index)}
          onOpen={() => on.onOpen(index)}
          onSelect={() => on.onSelect(row)}
        />
      ))}
    </div>
  );
}
