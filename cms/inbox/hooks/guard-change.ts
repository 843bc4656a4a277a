import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { valueAt, type InboxDocument } from '../document.ts';
import { inboxKind, type InboxSlug } from '../kinds.ts';
import { lockedRow, type LockedRow } from '../locked-row.ts';
import { isEnd, objectionToMove, type Workflow } from '../workflow.ts';

interface Objection {
  path: string;
  message: string;
}

/** Somebody else has saved since this was opened, or in this very moment. */
const OVERTAKEN: Objection = {
  path: 'status',
  message:
    'Somebody else has changed this since you opened it. Reload the page to see what; nothing was saved.',
};

interface Change {
  data: Partial<InboxDocument>;
  before: InboxDocument;
  now: LockedRow;
}

const isOvertaken = ({ data, before, now }: Change): boolean =>
  now.updatedAt.getTime() !== Date.parse(before.updatedAt) || (data.revision ?? 0) !== now.revision;

/** What stands in the way of a change, at the field that can put it right. */
function objectionTo(workflow: Workflow, change: Change): Objection | undefined {
  if (isOvertaken(change)) return OVERTAKEN;
  const { data, now } = change;
  if (!data.status || data.status === now.status) return undefined;
  const illegal = objectionToMove(workflow, now.status, data.status);
  if (illegal) return { path: 'status', message: illegal };
  const need = workflow.needs?.[data.status];
  const written = need && valueAt(data, need.path);
  return typeof written === 'string' && written.trim() ? undefined : need;
}

/** The error at its field, and as the sentence that the panel shows at once. */
function refusal(collection: InboxSlug, objection: Objection, req: PayloadRequest): ValidationError {
  const error = new ValidationError({ collection, errors: [objection], req });
  return Object.assign(error, { message: objection.message });
}

/** What follows from a move: who begins with something has it, and what has come to its end no longer waits. */
function consequences(workflow: Workflow, { data, now }: Change, { user }: PayloadRequest) {
  if (!data.status || data.status === now.status) return {};
  const closedAt = isEnd(workflow, data.status) ? new Date().toISOString() : null;
  return { closedAt, assignee: data.assignee ?? user?.id ?? null };
}

/**
 * Lets the work on a submission move as its workflow says, and nobody overwrite what somebody else has saved in the
 * meantime. Throws a validation error at the field that stands in the way.
 */
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
  const change = { data, before, now: await lockedRow(req, { collection, id: before.id }) };
  const objection = objectionTo(workflow, change);
  if (objection) throw refusal(collection, objection, req);
  const revision = change.now.revision + (req.user ? 1 : 0);
  return { ...data, ...consequences(workflow, change, req), revision };
};
