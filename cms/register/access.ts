import type { Access } from 'payload';
import { editors, hasRole, publishedOrSignedIn } from '#cms/access.ts';

/** Whether somebody may publish figures and deadlines: admins, and editors with that right. */
export const mayPublishFigures: Access = ({ req }) =>
  hasRole(req, 'admin') || (hasRole(req, 'editor') && req.user?.publishesFigures === true);

const isPublishing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '_status' in data && data._status === 'published';

/** Editors propose changes as drafts; only those with the right publish them. */
const writes: Access = (args) => (isPublishing(args.data) ? mayPublishFigures(args) : editors(args));

/** Everybody reads what is published: it is the law. */
export const registerAccess = {
  create: writes,
  read: publishedOrSignedIn,
  readVersions: editors,
  update: writes,
  delete: mayPublishFigures,
};
