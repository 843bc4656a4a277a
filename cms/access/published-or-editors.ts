import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Editors see everything; everybody else sees only what is published. */
export const publishedOrEditors: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor') || { _status: { equals: 'published' } };
