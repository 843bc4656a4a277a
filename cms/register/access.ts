import type { Access } from 'payload';
import { editors, hasRole, publishedOrSignedIn } from '#cms/access.ts';

export const mayPublishFigures: Access = ({ req }) =>
  hasRole(req, 'admin') || (hasRole(req, 'editor') && req.user?.publishesFigures === true);

const isPublishing = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '_status' in data && data._status === 'published';

/** Editors may save drafts. Publishing requires a separate permission. */
const writes: Access = (args) => (isPublishing(args.data) ? mayPublishFigures(args) : editors(args));

export const registerAccess = {
  create: writes,
  read: publishedOrSignedIn,
  readVersions: editors,
  update: writes,
  delete: mayPublishFigures,
};
