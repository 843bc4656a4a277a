import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeLoginHook,
  type PayloadRequest,
} from 'payload';
import { activeUsers } from '#cms/access.ts';
import { recordEvent } from '#cms/audit.ts';
import { findFirst } from '#cms/database/find.ts';
import { lockUntilCommit } from '#cms/database/transactions.ts';
import { badRequest } from '#cms/errors.ts';
import { changesBetween } from '#collections/submissions/history.ts';
import type { User } from '#cms/payload-types.ts';

/**
 * Reloads the account, because an admin may have deactivated it in the meantime. Creating the session locks the
 * row, so a later deactivation ends the session.
 */
export const refuseDeactivated: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const account = await findFirst(req, 'users', { id: { equals: user.id } });
  if (account && !account.isDeactivated) return;
  throw new APIError('This account is deactivated. Ask an admin.', 403, null, true);
};

export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const data = { lastSignInAt: new Date().toISOString() };
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data, req, returning: false });
  await recordEvent(req, { event: 'Signed in', subject: `User: ${user.name}`, by: user });
};

/** Unlocks documents, which would otherwise stay locked for five minutes after their editor's account was deleted. */
export const releaseLocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { 'user.value': { equals: id } };
  await req.payload.db.deleteMany({ collection: 'payload-locked-documents', where, req });
};

export const endSessions: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) =>
  data.isDeactivated && !originalDoc?.isDeactivated
    ? { ...data, sessions: [], resetPasswordToken: null, resetPasswordExpiration: null }
    : data;

const isActiveAdmin = ({ role, isDeactivated }: Partial<User>): boolean => role === 'admin' && !isDeactivated;

const LEAVING = 'leavingAdmins';

/** Throws if no other active admin remains. Tracks all accounts that a bulk operation changes in its transaction. */
async function requireOtherAdmin(req: PayloadRequest, { id, name }: User): Promise<void> {
  const before = req.context[LEAVING];
  const leaving: unknown[] = Array.isArray(before) ? [...(before as unknown[]), id] : [id];
  req.context[LEAVING] = leaving;
  await lockUntilCommit(req, 'active admins');
  if (await findFirst(req, 'users', { id: { not_in: leaving }, ...activeUsers('admin') })) return;
  throw badRequest(`${name} is the only admin who can sign in. Make someone else an admin first.`);
}

export const keepAnAdmin: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  if (originalDoc && isActiveAdmin(originalDoc) && !isActiveAdmin({ ...originalDoc, ...data })) {
    await requireOtherAdmin(req, originalDoc);
  }
  return data;
};

export const keepAnAdminUndeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await findFirst(req, 'users', { id: { equals: id } });
  if (user && isActiveAdmin(user)) await requireOtherAdmin(req, user);
};

const RIGHTS = ['role', 'publishesFigures', 'isDeactivated'];

export const recordRights: CollectionAfterChangeHook<User> = async (change) => {
  const { collection, doc, previousDoc, operation, req } = change;
  const names = operation === 'create' ? ['role'] : RIGHTS;
  const fields = collection.flattenedFields.filter(({ name }) => names.includes(name));
  for (const { field, from, to } of changesBetween(fields, operation === 'create' ? {} : previousDoc, doc)) {
    await recordEvent(req, { event: field, subject: `User: ${doc.name}`, from, to });
  }
  return doc;
};
