import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { type InboxDocument, inboxKind, type InboxSlug, valueAt } from './kinds/index.ts';
import { findLastChange, findLockedRow, type LockedRow } from './locked-row.ts';
import { isUndo } from './undoable.ts';
import { validationErrorAt, type FieldError } from './validation-error.ts';
import { isFinal, transitionError, type Workflow } from './kinds/workflow.ts';

const SPAM: FieldError = {
  path: 'isSpam',
  message: 'Clear "Probably spam" first. Spam senders get no email.',
};

interface Change {
  data: Partial<InboxDocument>;
  before: InboxDocument;
  now: LockedRow & { status: string };
}

const isStale = ({ data, before, now }: Change): boolean =>
  now.updatedAt.getTime() !== Date.parse(before.updatedAt) || (data.revision ?? 0) !== now.revision;

function statusError(workflow: Workflow, { data, now }: Change): FieldError | undefined {
  if (!data.status || data.status === now.status) return undefined;
  const message = transitionError(workflow, now.status, data.status);
  if (message) return { path: 'status', message };
  return data.isSpam && workflow.notForSpam?.includes(data.status) ? SPAM : undefined;
}

const isFilledIn = (document: unknown, path: string): boolean => {
  const text = valueAt(document, path);
  return typeof text === 'string' && text.trim() !== '';
};

function missingField(workflow: Workflow, { data, before, now }: Change): FieldError | undefined {
  const required = workflow.requires?.[data.status ?? now.status];
  if (!required || isFilledIn(data, required.path)) return undefined;
  return data.status !== now.status || isFilledIn(before, required.path) ? required : undefined;
}

async function errorIn(
  { workflow, req, collection }: { workflow: Workflow; req: PayloadRequest; collection: InboxSlug },
  change: Change,
): Promise<FieldError | undefined> {
  if (!isStale(change)) return statusError(workflow, change) ?? missingField(workflow, change);
  const changed = await findLastChange(req, { collection, id: change.before.id });
  return { path: 'status', message: `${changed} Nothing of yours was saved.` };
}

/** A transition assigns the submission to the user who makes it. A final status closes it. */
function transitionEffects(workflow: Workflow, { data, now }: Change, { user }: PayloadRequest) {
  if (!data.status || data.status === now.status) return {};
  const closedAt = isFinal(workflow, data.status) ? new Date().toISOString() : null;
  const isReopened = data.status === workflow.statuses[0].value;
  const snoozedUntil = closedAt ? { snoozedUntil: null } : {};
  return { closedAt, ...snoozedUntil, assignee: data.assignee ?? (isReopened ? null : (user?.id ?? null)) };
}

/** Allows only the workflow's transitions, and rejects a save if someone else has saved in the meantime. */
export const guardChange: CollectionBeforeChangeHook<InboxDocument> = async ({
  collection: { slug },
  data,
  originalDoc: before,
  operation,
  req,
}) => {
  if (operation === 'create' || !before) return data;
  const collection = slug as InboxSlug;
  const { workflow } = inboxKind(collection);
  const now = await findLockedRow(req, collection, before.id);
  if (!now) throw new Error(`There is no row ${before.id} in ${collection}.`);
  const { status } = now;
  if (status === null) return { ...data, createdAt: before.createdAt };
  const change = { data, before, now: { ...now, status } };
  const error =
    isUndo(req) && !isStale(change) ? undefined : await errorIn({ workflow, req, collection }, change);
  if (error) throw validationErrorAt(collection, error, req);
  const revision = now.revision + (req.user ? 1 : 0);
  const effects = isUndo(req) ? {} : transitionEffects(workflow, change, req);
  return { ...data, ...effects, revision, createdAt: before.createdAt };
};
