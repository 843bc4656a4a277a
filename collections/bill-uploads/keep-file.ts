import { Forbidden, type CollectionBeforeOperationHook } from 'payload';

/** What a visitor sent stays as it was sent: a file comes with a new row only, and is never replaced. */
export const keepFile: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file && ('id' in args || 'where' in args)) throw new Forbidden(req.t);
};
