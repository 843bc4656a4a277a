import type { Access } from 'payload';
import { hasRole } from './roles.ts';
import { ROLES_OF_STAFF } from './staff.ts';

/** Admins see every account; staff see those whom work can be given to; everybody sees their own. */
export const colleagues: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  if (!req.user) return false;
  const own = { id: { equals: req.user.id } };
  return hasRole(req, 'staff') ? { or: [own, { role: { in: [...ROLES_OF_STAFF] } }] } : own;
};
