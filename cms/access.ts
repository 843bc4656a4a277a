import type { Access, PayloadRequest } from 'payload';

/**
 * Who works in the back office. An admin does everything, an editor works on content,
 * staff work on what visitors sent.
 */
export const ROLES = ['admin', 'editor', 'staff'] as const;

export type Role = (typeof ROLES)[number];

/** Whether the request comes from a signed-in person with one of these roles. */
export function hasRole(req: Pick<PayloadRequest, 'user'>, ...roles: Role[]): boolean {
  const role = req.user?.role;
  return role !== undefined && roles.includes(role);
}

/** Everybody, visitors included. */
export const anyone = (): boolean => true;

/** Nobody, over any interface that checks access; only privileged server code passes. */
export const nobody = (): boolean => false;

/** Anybody with an account of the back office. */
export const signedIn = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ...ROLES);

/** Admins only. */
export const admins = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin');

/** Those who work on content: editors and admins. */
export const editors = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin', 'editor');

/** The roles of those who work on what visitors sent. */
export const STAFF_ROLES = ['admin', 'staff'] as const satisfies Role[];

/** Those who work on what visitors sent: staff and admins. */
export const staff = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ...STAFF_ROLES);

/** One's own account, or every account for an admin. */
export const selfOrAdmins: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

/** Admins see every account; staff see those whom work can be given to; everybody sees their own. */
export const colleagues: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  if (!req.user) return false;
  const own = { id: { equals: req.user.id } };
  return hasRole(req, 'staff') ? { or: [own, { role: { in: [...STAFF_ROLES] } }] } : own;
};

/** Editors see everything; everybody else sees only what is published. */
export const publishedOrEditors: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') || { _status: { equals: 'published' } };

/** Everybody with an account sees everything; visitors see only what is published. */
export const publishedOrSignedIn: Access = ({ req }) =>
  signedIn({ req }) || { _status: { equals: 'published' } };
