import type { Access, PayloadRequest, Where } from 'payload';

export const ROLES = ['admin', 'editor', 'staff'] as const;

export type Role = (typeof ROLES)[number];

export const roleLabel = (role: Role): string => role.charAt(0).toUpperCase() + role.slice(1);

export function hasRole(req: Pick<PayloadRequest, 'user'>, ...roles: Role[]): boolean {
  const role = req.user?.role;
  return role !== undefined && roles.includes(role);
}

export const anyone = (): boolean => true;

/** Denies everyone, except server code that overrides access control. */
export const nobody = (): boolean => false;

export const systemOnly = { create: nobody, update: nobody };

export const signedIn = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ...ROLES);

export const admins = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin');

export const editors = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin', 'editor');

export const STAFF_ROLES = ['admin', 'staff'] as const satisfies Role[];

export const activeUsers = (...roles: readonly Role[]): Where => ({
  role: { in: [...roles] },
  isDeactivated: { not_equals: true },
});

export const staff = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ...STAFF_ROLES);

export const selfOrAdmins: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};

export const colleagues: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true;
  if (!req.user) return false;
  const own = { id: { equals: req.user.id } };
  return hasRole(req, 'staff') ? { or: [own, { role: { in: [...STAFF_ROLES] } }] } : own;
};

export const publishedOrEditors: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') || { _status: { equals: 'published' } };

export const publishedOrSignedIn: Access = ({ req }) =>
  signedIn({ req }) || { _status: { equals: 'published' } };

export const contentAccess = {
  create: editors,
  read: publishedOrEditors,
  readVersions: editors,
  update: editors,
  delete: editors,
};
