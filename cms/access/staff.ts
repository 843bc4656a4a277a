import type { PayloadRequest } from 'payload';
import { hasRole, type Role } from './roles.ts';

/** The roles of those who work on what visitors sent. */
export const ROLES_OF_STAFF = ['admin', 'staff'] as const satisfies Role[];

/** Those who work on what visitors sent: staff and admins. */
export const staff = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ...ROLES_OF_STAFF);
