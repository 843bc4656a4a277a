'use client';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { callApi } from '#cms/panel/api.ts';
import { currentDay } from '#cms/time/new-york.ts';
import { KIND_NAMES, submissionKind } from '../kinds.ts';
import type { Person, Row } from '../schema.ts';
import { startOfNewYorkDay } from '../snooze.ts';
import { finalStatuses, mailsSender, statusLabel } from '../workflow.ts';

export type Change =
  | { status: string; reason?: string }
  | { assignee: number | null }
  | { isSpam: boolean }
  /** A day in New York, or null to end the snooze. */
  | { snoozedUntil: string | null }
  /** Sets each kind's final status. */
  | { isClosed: true };

interface Failure {
  id: number;
  title: string;
  message: string;
}

interface Undo {
  row: Row;
  revision: number;
}

export interface Outcome {
  text: string;
  failed: Failure[];
  undo: Undo[];
}

export interface Question {
  action: string;
  /** Undefined if the status needs no reason. */
  reasonQuestion: string | undefined;
  addresses: string[];
  confirm: (reason: string) => void;
}

const patchedSchema = z.object({ doc: z.object({ revision: z.number() }) });

const statusIn = ({ kind }: Row, change: Change): string | undefined =>
  'isClosed' in change
    ? submissionKind(kind).workflow.closes
    : 'status' in change
      ? change.status
      : undefined;

/** Returns the fields to change, or an error message. */
function changedFields(row: Row, change: Change): object | string {
  const { workflow, label } = submissionKind(row.kind);
  const status = statusIn(row, change);
  if ('isClosed' in change)
    return status ? { status } : `${label} end as ${finalStatuses(workflow)}: press s and choose.`;
  if (status !== undefined && !workflow.statuses.some(({ value }) => value === status))
    return `${label} do not have this status.`;
  return change;
}

const earlierValues = ({ status, assignee, snoozedUntil, isSpam, reason }: Row) => ({
  status,
  assignee: assignee?.id ?? null,
  snoozedUntil,
  isSpam,
  reason,
});

const MAX_TITLES = 5;

function quotedTitles(rows: readonly Row[]): string {
  const titles = rows.slice(0, MAX_TITLES).map(({ title }) => `“${title}”`);
  const more = rows.length - titles.length;
  return more > 0 ? `${titles.join(', ')}, and ${more} more` : titles.join(', ');
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const doneText = (action: string, rows: readonly Row[]): string =>
  rows.length === 1
    ? `${capitalized(action)}: ${quotedTitles(rows)}.`
    : `${rows.length} ${action}: ${quotedTitles(rows)}.`;

function describeChange(
  change: Change,
  { user, people }: { user: number; people: readonly Person[] },
): string {
  if ('status' in change) {
    const kind = KIND_NAMES.map(submissionKind).find(({ workflow }) =>
      workflow.statuses.some(({ value }) => value === change.status),
    );
    return (kind ? statusLabel(kind.workflow, change.status) : change.status).toLowerCase();
  }
  if ('isClosed' in change) return 'closed';
  if ('isSpam' in change) return change.isSpam ? 'marked as spam' : 'no longer marked as spam';
  if ('snoozedUntil' in change)
    return change.snoozedUntil
      ? `snoozed until ${currentDay(new Date(startOfNewYorkDay(change.snoozedUntil)))}`
      : 'no longer snoozed';
  if (change.assignee === null) return 'unassigned';
  if (change.assignee === user) return 'assigned to you';
  return `assigned to ${people.find(({ id }) => id === change.assignee)?.name ?? 'a colleague'}`;
}

interface Options {
  user: number;
  people: readonly Person[];
  onDone: () => void;
}

/** Changes submissions one by one through Payload's API, and reports each result. */
export function useChanges({ onDone, ...names }: Options) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [question, setQuestion] = useState<Question>();
  /** Revisions after the user's own changes, for key presses before the list reloads. */
  const revisions = useRef(new Map<number, number>());

  async function patch(row: Row, fields: object, query = ''): Promise<string | undefined> {
    const revision = Math.max(row.revision, revisions.current.get(row.id) ?? 0);
    const { result, error } = await callApi(`/submissions/${row.id}?depth=0${query}`, patchedSchema, {
      method: 'PATCH',
      body: { ...fields, revision },
    });
    if (result) revisions.current.set(row.id, result.doc.revision);
    return error;
  }

  /** The previous change. Changes run one after the other, because each needs the revision from the one before. */
  const before = useRef<Promise<unknown>>(Promise.resolve());
  function inTurn(rows: readonly Row[], work: (row: Row) => Promise<string | undefined>) {
    const done = before.current.then(() => changeEach(rows, work));
    before.current = done;
    return done;
  }

  async function changeEach(rows: readonly Row[], work: (row: Row) => Promise<string | undefined>) {
    setBusy(true);
    const done: Row[] = [];
    const failed: Failure[] = [];
    for (const row of rows) {
      const message = await work(row);
      if (message === undefined) done.push(row);
      else failed.push({ id: row.id, title: row.title, message });
    }
    setBusy(false);
    onDone();
    return { done, failed };
  }

  async function apply(rows: readonly Row[], change: Change, onApplied?: () => void): Promise<void> {
    const { done, failed } = await inTurn(rows, (row) => {
      const fields = changedFields(row, change);
      return typeof fields === 'string' ? Promise.resolve(fields) : patch(row, fields);
    });
    onApplied?.();
    const isMailed = done.some(
      (row) => !row.isSpam && mailsSender(submissionKind(row.kind).workflow, statusIn(row, change) ?? ''),
    );
    const text = done.length > 0 ? doneText(describeChange(change, names), done) : '';
    setOutcome({
      text: isMailed ? `${text} The email waits 30 seconds.` : text,
      failed,
      undo: done.map((row) => ({ row, revision: revisions.current.get(row.id) ?? 0 })),
    });
  }

  function findQuestion(rows: readonly Row[], change: Change, onApplied?: () => void): Question | undefined {
    const asked = rows.filter((row) => typeof changedFields(row, change) === 'object');
    const mailed = asked.filter(
      (row) => !row.isSpam && mailsSender(submissionKind(row.kind).workflow, statusIn(row, change) ?? ''),
    );
    const reasonQuestion = asked
      .map((row) => submissionKind(row.kind).workflow.reasonFor?.[statusIn(row, change) ?? ''])
      .find(Boolean);
    if (mailed.length === 0 && !reasonQuestion) return undefined;
    return {
      action: describeChange(change, names),
      reasonQuestion,
      addresses: mailed.flatMap(({ email }) => email ?? []),
      confirm: (reason) => {
        setQuestion(undefined);
        void apply(rows, reason ? { ...change, reason } : change, onApplied);
      },
    };
  }

  async function change(rows: readonly Row[], wanted: Change, onApplied?: () => void): Promise<void> {
    const asked = findQuestion(rows, wanted, onApplied);
    if (asked) setQuestion(asked);
    else await apply(rows, wanted, onApplied);
  }

  async function undo(undoable: readonly Undo[]): Promise<void> {
    const rows = undoable.map(({ row, revision }) => ({ ...row, revision }));
    const { done, failed } = await inTurn(rows, (row) => patch(row, earlierValues(row), '&undo=true'));
    setOutcome({ text: done.length > 0 ? `Undone: ${quotedTitles(done)}.` : '', failed, undo: [] });
  }

  return {
    isBusy,
    outcome,
    question,
    say: (text: string) => setOutcome({ text, failed: [], undo: [] }),
    clear: () => setOutcome(undefined),
    cancel: () => setQuestion(undefined),
    change,
    undo,
  };
}

export type Changes = ReturnType<typeof useChanges>;
