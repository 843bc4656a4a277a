import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Admins only. */
export const admins = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin');
