import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** One's own account, or every account for an admin. */
export const selfOrAdmins: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};
