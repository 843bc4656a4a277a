import type { PayloadRequest } from 'payload';

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
