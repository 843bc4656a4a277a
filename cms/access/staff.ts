import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Those who work on what visitors sent: staff and admins. */
export const staff = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin', 'staff');
