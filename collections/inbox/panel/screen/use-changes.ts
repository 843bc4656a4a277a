'use client';
import { useRef, useState } from 'react';
import { type ApiResponse, callApi } from '#cms/panel/api.ts';
import { INBOX_SLUGS, inboxKind, type SubmissionKey } from '../../kinds/index.ts';
import { type BulkChange, type BulkResult, bulkResultSchema, type MailOfChange } from '../../inbox-schema.ts';
import { mailsSender, statusLabel, type Workflow } from '../../kinds/workflow.ts';
import type { Filters } from '../../list/filters.ts';
import type { ListedSubmission, Person } from '../../list/list-schema.ts';

type ChangedRow = SubmissionKey & Partial<Pick<ListedSubmission, 'revision'>>;

export type ChangedRows = ChangedRow[] | { filters: Filters; search: string };

export interface Outcome {
  text: string;
  failed: BulkResult['failed'];
  undo: string[];
}

export interface Question {
  deed: string;
  question: string | undefined;
  reason: string;
  count: number;
  mails: MailOfChange[];
  failed: BulkResult['failed'];
  onReason: (reason: string) => void;
  go: () => void;
}

const MAX_TITLES = 5;

function titlesText(rows: BulkResult['changed']): string {
  const titles = rows.slice(0, MAX_TITLES).map(({ title }) => `“${title}”`);
  const more = rows.length - titles.length;
  return more > 0 ? `${titles.join(', ')}, and ${more} more` : titles.join(', ');
}

const statusIn = ({ closes }: Workflow, change: BulkChange): string | undefined =>
  'isClosed' in change ? closes : 'status' in change ? change.status : undefined;

const workflowsOf = (rows: ChangedRows): Workflow[] => {
  const slugs = Array.isArray(rows) ? rows.map(({ collection }) => collection) : INBOX_SLUGS;
  return [...new Set(slugs)].map((slug) => inboxKind(slug).workflow);
};

const mails = (rows: ChangedRows, change: BulkChange): boolean =>
  workflowsOf(rows).some((workflow) => mailsSender(workflow, statusIn(workflow, change) ?? ''));

const questionOf = (rows: ChangedRows, change: BulkChange): string | undefined =>
  workflowsOf(rows)
    .map((workflow) => workflow.requires?.[statusIn(workflow, change) ?? '']?.question)
    .find(Boolean);

const keyOf = ({ collection, id }: SubmissionKey): string => `${collection} ${id}`;

export function useChanges(onDone: () => void, deedOf: (change: BulkChange) => string) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [question, setQuestion] = useState<Question>();
  /** The revisions that this person's own changes led to: the next key may be pressed before the list is loaded again. */
  const ownRevisions = useRef(new Map<string, number>());

  async function call(path: string, body: object): Promise<ApiResponse<BulkResult>> {
    setBusy(true);
    const response = await callApi(path, bulkResultSchema, { body });
    for (const { revision, ...row } of response.result?.changed ?? []) {
      if (revision !== undefined) ownRevisions.current.set(keyOf(row), revision);
    }
    setBusy(false);
    return response;
  }

  const withoutFields = (rows: ChangedRows) =>
    Array.isArray(rows)
      ? rows.map(({ collection, id, revision }) => {
          const own = ownRevisions.current.get(keyOf({ collection, id })) ?? 0;
          return { collection, id, revision: revision === undefined ? undefined : Math.max(revision, own) };
        })
      : rows;

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
    const wait = mails(rows, change) && changed.length > 0 ? ' The email waits 30 seconds.' : '';
    const text =
      changed.length > 0 ? `${changed.length} ${deedOf(change)}: ${titlesText(changed)}.${wait}` : '';
    setOutcome({ text, failed, undo: changed.flatMap(({ undo }) => undo ?? []) });
  }

  const latest = useRef(0);

  /** Previews the emails of a change, or applies it if there are none. The last preview wins. */
  async function ask(
    rows: ChangedRows,
    { change, reason = '', onApplied }: { change: BulkChange; reason?: string; onApplied?: () => void },
  ): Promise<void> {
    latest.current += 1;
    const number = latest.current;
    const asked = reason && 'status' in change ? { ...change, reason } : change;
    const body = { rows: withoutFields(rows), change: asked, isTrial: true };
    const { result, error } = await call('/inbox/change', body);
    if (number !== latest.current) return;
    if (!result) {
      setQuestion(undefined);
      say(error);
      return;
    }
    const question = questionOf(rows, change);
    const found = result.changed.flatMap(({ mail }) => mail ?? []);
    // Change only what the user has seen, because the list may have grown.
    const seen = Array.isArray(rows) ? rows : [...result.changed, ...result.failed];
    if (found.length === 0 && !question) return apply(seen, asked, onApplied);
    setQuestion({
      deed: deedOf(change),
      question,
      reason,
      count: result.changed.length,
      mails: found,
      failed: question && !reason ? [] : result.failed,
      onReason: (given) => void ask(seen, { change, reason: given, onApplied }),
      go: () => {
        latest.current += 1;
        setQuestion(undefined);
        void apply(seen, asked, onApplied);
      },
    });
  }

  return {
    isBusy,
    outcome,
    question,
    say,
    clear: () => setOutcome(undefined),
    cancel: () => {
      latest.current += 1;
      setQuestion(undefined);
    },
    change: (rows: ChangedRows, change: BulkChange, onApplied?: () => void): Promise<void> =>
      mails(rows, change) ? ask(rows, { change, onApplied }) : apply(rows, change, onApplied),
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
  if ('isClosed' in change) return 'closed';
  if ('isSpam' in change) return change.isSpam ? 'marked as spam' : 'no longer marked as spam';
  if ('snoozedUntil' in change)
    return change.snoozedUntil ? `snoozed until ${change.snoozedUntil}` : 'no longer snoozed';
  if (change.assignee === null) return 'assigned to nobody';
  if (change.assignee === user) return 'assigned to you';
  return `assigned to ${people.find(({ id }) => id === change.assignee)?.name ?? 'a colleague'}`;
}
