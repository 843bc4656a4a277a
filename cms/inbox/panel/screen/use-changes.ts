'use client';
import { useState } from 'react';
import { type ApiResponse, callApi } from '#cms/panel/api.ts';
import { inboxKind, type InboxSlug, type SubmissionKey } from '../../kinds.ts';
import { type BulkChange, type BulkResult, bulkResultSchema } from '../../schema.ts';
import { statusLabel } from '../../workflow.ts';
import type { Filters } from '../../list/filters.ts';
import type { ListedSubmission } from '../../list/schema.ts';
import type { Person } from '../../list/schema.ts';

/** With the revision that the person saw, where it is known. */
type ChangedRow = SubmissionKey & Partial<Pick<ListedSubmission, 'revision'>>;

export type ChangedRows = ChangedRow[] | { filters: Filters; search: string };

export interface Outcome {
  text: string;
  result?: BulkResult;
  hasFailed: boolean;
}

/** Changes submissions, and says what came of it. `onDone` loads again what is shown. */
export function useChanges(onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  async function send(rows: ChangedRows, change: BulkChange): Promise<ApiResponse<BulkResult>> {
    setBusy(true);
    const body = {
      rows: Array.isArray(rows)
        ? rows.map(({ collection, id, revision }) => ({ collection, id, revision }))
        : rows,
      change,
    };
    const response = await callApi('/inbox/change', bulkResultSchema, { body });
    setBusy(false);
    onDone();
    return response;
  }
  return {
    isBusy,
    outcome,
    say: (text: string) => setOutcome({ text, hasFailed: false }),
    changeOne: async (row: ChangedRow & { title: string }, change: BulkChange, done: string) => {
      const { result, error } = await send([row], change);
      const failed = error ?? result?.failed[0]?.message;
      setOutcome({ text: `“${row.title}”: ${failed ?? done}`, hasFailed: failed !== undefined });
    },
    changeMany: async (rows: ChangedRows, change: BulkChange) => {
      const { result, error } = await send(rows, change);
      const hasFailed = error !== undefined || result.failed.length > 0;
      setOutcome({ text: error ?? '', result, hasFailed });
    },
  };
}

export function doneText(
  change: BulkChange,
  { collection, user, people }: { collection: InboxSlug; user: number; people: readonly Person[] },
): string {
  if ('status' in change) {
    return `the status is now “${statusLabel(inboxKind(collection).workflow, change.status)}”.`;
  }
  if ('isSpam' in change) return change.isSpam ? 'marked as spam.' : 'no longer marked as spam.';
  if ('snoozedUntil' in change)
    return change.snoozedUntil ? `snoozed until ${change.snoozedUntil}.` : 'no longer snoozed.';
  if (change.assignee === null) return 'assigned to nobody.';
  if (change.assignee === user) return 'assigned to you.';
  return `assigned to ${people.find(({ id }) => id === change.assignee)?.name ?? 'a colleague'}.`;
}
