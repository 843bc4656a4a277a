import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Those who work on content: editors and admins. */
export const editors = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin', 'editor');
