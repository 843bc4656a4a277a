import type { PayloadRequest } from 'payload';
import { hasRole, ROLES } from './roles.ts';

/** Anybody with an account of the back office. */
export const signedIn = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, ...ROLES);
