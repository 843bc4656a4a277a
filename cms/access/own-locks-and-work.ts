import type { Access, Where } from 'payload';
import { isInGroupOf } from '#cms/admin/groups.ts';
import { hasRole } from './roles.ts';

/** One condition for each collection: the adapter knows no list of them for a relationship to several. */
const onA = (collection: string): Where => ({ 'document.relationTo': { equals: collection } });

/**
 * Locks say who has which document open. Admins see all, everybody else their own and those on what their role works
 * on, so that nobody learns what colleagues do elsewhere. Accounts are the work of admins.
 */
export const ownLocksAndWork: Access = ({ req }) => {
  const { user, payload } = req;
  if (!user) return false;
  if (hasRole(req, 'admin')) return true;
  const isTheirs = isInGroupOf(user.role);
  const collections = payload.config.collections
    .filter((each) => isTheirs(each) && !each.auth)
    .map(({ slug }) => slug);
  const globals = payload.config.globals.filter(isTheirs).map(({ slug }) => slug);
  return {
    or: [{ 'user.value': { equals: user.id } }, ...collections.map(onA), { globalSlug: { in: globals } }],
  };
};
