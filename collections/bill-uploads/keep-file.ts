import { Forbidden, type CollectionBeforeChangeHook } from 'payload';

/** What a visitor sent stays as it was sent: its file cannot be replaced. */
export const keepFile: CollectionBeforeChangeHook = ({ operation, req }) => {
  if (operation === 'update' && req.file) throw new Forbidden(req.t);
};
