import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { activeUsers } from '#cms/access.ts';
import { findAll } from '#cms/database/find.ts';
import { lockUntilCommit } from '#cms/database/transactions.ts';
import { type FieldError, validationErrorAt } from '#collections/inbox/validation-error.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { ErasureRequest } from '#cms/payload-types.ts';
import { findOwnDocuments } from '../own-documents.ts';
import { findOpenRequest } from './requests.ts';

export const recordRequest: CollectionBeforeChangeHook<ErasureRequest> = ({
  data,
  operation,
  req: { user },
}) => {
  if (operation !== 'create') return data;
  const by = user ? { requestedBy: user.id, requestedByName: user.name } : {};
  return { ...data, ...by, address: data.address?.trim().toLowerCase(), status: 'open' as const };
};

export const refuseSecondRequest: CollectionBeforeChangeHook<ErasureRequest> = async ({
  collection,
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || !data.address) return data;
  await lockUntilCommit(req, `erasure request for ${data.address}`);
  const open = await findOpenRequest(req, data.address);
  if (!open) return data;
  const by = open.requestedByName ?? 'A colleague';
  const message = `${by} has already requested this. An admin has not decided yet.`;
  throw validationErrorAt(collection.slug, { path: 'address', message }, req);
};

const CLOSED: FieldError = {
  path: 'status',
  message: 'This request has already been decided. If the visitor asks again, create a new one.',
};
const NO_REASON: FieldError = { path: 'reason', message: 'Enter the reason. Staff can read it here.' };
const STILL_STORED: FieldError = {
  path: 'status',
  message: 'Data is still stored for this address. Erase it first, under Settings, Personal data.',
};

const REMOVED = '(removed)';

async function decisionError(
  req: PayloadRequest,
  { status, reason }: Partial<ErasureRequest>,
  before: ErasureRequest,
): Promise<FieldError | undefined> {
  if (before.status !== 'open') return CLOSED;
  if (status === 'declined') return reason?.trim() ? undefined : NO_REASON;
  const own = await findOwnDocuments(req, before.address);
  return Object.values(own).some((ids) => ids.length > 0) ? STILL_STORED : undefined;
}

export const decideRequest: CollectionBeforeChangeHook<ErasureRequest> = async ({
  collection: { slug },
  data,
  originalDoc: before,
  operation,
  req,
}) => {
  if (operation === 'create' || !before) return data;
  const isDecision = data.status !== undefined && data.status !== 'open';
  if (!isDecision && before.status === 'open') return data;
  const error = await decisionError(req, data, before);
  if (error) throw validationErrorAt(slug, error, req);
  return {
    ...data,
    // Without a user, the erasure itself makes the change, and sets who decided.
    ...(req.user ? { decidedBy: req.user.id, decidedByName: req.user.name } : {}),
    address: REMOVED,
    note: null,
    decidedAt: new Date().toISOString(),
  };
};

export const mailAdmins: CollectionAfterChangeHook<ErasureRequest> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return;
  const queue = await prepareTemplate(req, 'erasureRequested');
  const values = {
    by: doc.requestedByName ?? 'A colleague',
    link: `${siteUrl()}/admin/collections/erasure-requests/${doc.id}`,
  };
  for (const { id, email } of await findAll(req, 'users', activeUsers('admin'))) {
    if (id !== req.user?.id) await queue({ to: email, values });
  }
};
