import type { Config } from 'payload';
import { staff } from '#cms/access.ts';

/**
 * Beside the views that everybody has, staff save views of their own (a filter with columns and an order) and share
 * them. Payload itself adds to this with whom each one is shared.
 */
export const ownViews: NonNullable<Config['queryPresets']>['access'] = {
  create: staff,
  read: staff,
  update: staff,
  delete: staff,
};
