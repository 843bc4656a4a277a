'use client';
import { useState } from 'react';
import { type ApiResponse, callApi } from '#cms/panel/api.ts';
import { INBOX_SLUGS, inboxKind, type SubmissionKey } from '../../kinds.ts';
import { type BulkChange, type BulkResult, bulkResultSchema, type MailOfChange } from '../../schema.ts';
import { mailsSender, statusLabel } from '../../workflow.ts';
import type { Filters } from '../../list/filters.ts';
import type { ListedSubmission, Person } from '../../list/schema.ts';

/** With the revision that the person saw, where it is known. */
type ChangedRow = SubmissionKey & Partial<Pick<ListedSubmission, 'revision'>>;

export type ChangedRows = ChangedRow[] | { filters: Filters; search: string };

export interface Outcome {
  text: string;
  failed: BulkResult['failed'];
  /** Take back what was changed. */
  undo: string[];
}

/** A change that waits until the person has seen whom it mails. */
export interface Question {
  deed: string;
  mails: MailOfChange[];
  failed: BulkResult['failed'];
  go: () => void;
}

const MOST_TITLES = 5;

function titlesText(rows: BulkResult['changed']): string {
  const titles = rows.slice(0, MOST_TITLES).map(({ title }) => `“${title}”`);
  const more = rows.length - titles.length;
  return more > 0 ? `${titles.join(', ')}, and ${more} more` : titles.join(', ');
}

const mails = (change: BulkChange): boolean =>
  'status' in change &&
  INBOX_SLUGS.some((collection) => mailsSender(inboxKind(collection).workflow, change.status));

const withoutFields = (rows: ChangedRows) =>
  Array.isArray(rows) ? rows.map(({ collection, id, revision }) => ({ collection, id, revision })) : rows;

/** Changes submissions, and says what came of it. `onDone` loads again what is shown. */
export function useChanges(onDone: () => void, deedOf: (change: BulkChange) => string) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [question, setQuestion] = useState<Question>();

  async function call(path: string, body: object): Promise<ApiResponse<BulkResult>> {
    setBusy(true);
    const response = await callApi(path, bulkResultSchema, { body });
    setBusy(false);
    return response;
  }

  const say = (text: string) => setOutcome({ text, failed: [], undo: [] });

  async function apply(rows: ChangedRows, change: BulkChange, onApplied?: () => void): Promise<void> {
    const { result, error } = await call('/inbox/change', { rows: withoutFields(rows), change });
    onDone();
    onApplied?.();
    if (!result) {
      say(error);
      return;
    }
    const { changed, failed } = result;
    const wait = mails(change) && changed.length > 0 ? ' The email waits 30 seconds.' : '';
    const text =
      changed.length > 0 ? `${changed.length} ${deedOf(change)}: ${titlesText(changed)}.${wait}` : '';
    setOutcome({ text, failed, undo: changed.flatMap(({ undo }) => undo ?? []) });
  }

  return {
    isBusy,
    outcome,
    question,
    say,
    cancel: () => setQuestion(undefined),
    /** Asks first where the change mails senders. */
    change: async (rows: ChangedRows, change: BulkChange, onApplied?: () => void): Promise<void> => {
      if (!mails(change)) return apply(rows, change, onApplied);
      const { result, error } = await call('/inbox/change', {
        rows: withoutFields(rows),
        change,
        isTrial: true,
      });
      if (!result) {
        say(error);
        return;
      }
      const found = result.changed.flatMap(({ mail }) => mail ?? []);
      // What the person has seen is what is changed, though the list may go on.
      const seen = Array.isArray(rows) ? rows : [...result.changed, ...result.failed];
      if (found.length === 0) return apply(seen, change, onApplied);
      setQuestion({
        deed: deedOf(change),
        mails: found,
        failed: result.failed,
        go: () => {
          setQuestion(undefined);
          void apply(seen, change, onApplied);
        },
      });
    },
    undo: async (tokens: string[]): Promise<void> => {
      const { result, error } = await call('/inbox/undo', { tokens });
      onDone();
      if (!result) {
        say(error);
        return;
      }
      const { changed, failed } = result;
      setOutcome({ text: changed.length > 0 ? `Undone: ${titlesText(changed)}.` : '', failed, undo: [] });
    },
  };
}

/** What was done, after a number: "5 closed". */
export function deedText(
  change: BulkChange,
  { user, people }: { user: number; people: readonly Person[] },
): string {
  if ('status' in change) {
    const { status } = change;
    const kind = INBOX_SLUGS.map(inboxKind).find(({ workflow }) =>
      workflow.statuses.some(({ value }) => value === status),
    );
    return (kind ? statusLabel(kind.workflow, status) : status).toLowerCase();
  }
  if ('isSpam' in change) return change.isSpam ? 'marked as spam' : 'no longer marked as spam';
  if ('snoozedUntil' in change)
    return change.snoozedUntil ? `snoozed until ${change.snoozedUntil}` : 'no longer snoozed';
  if (change.assignee === null) return 'assigned to nobody';
  if (change.assignee === user) return 'assigned to you';
  return `assigned to ${people.find(({ id }) => id === change.assignee)?.name ?? 'a colleague'}`;
}
