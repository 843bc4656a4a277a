import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  TypedUser,
} from 'payload';
import { hasRole, staff, STAFF_ROLES, writtenByProduct } from '#cms/access.ts';
import { filtersSchema } from './list/filters.ts';
import type { InboxView } from '#cms/payload-types.ts';

const MAX_NAME_LENGTH = 60;

const ofOwner = (user: TypedUser) => ({ owner: { equals: user.id } });
const IS_SHARED = { isShared: { equals: true } };

const ownOrShared: Access = ({ req }) =>
  req.user && hasRole(req, ...STAFF_ROLES) ? { or: [ofOwner(req.user), IS_SHARED] } : false;

/** Admins can edit shared views, including those of deleted accounts. */
const ownOrSharedAsAdmin: Access = ({ req }) => {
  if (!req.user || !hasRole(req, ...STAFF_ROLES)) return false;
  return hasRole(req, 'admin') ? { or: [ofOwner(req.user), IS_SHARED] } : ofOwner(req.user);
};

export const mayEditView = (
  user: TypedUser,
  { owner, isShared }: Pick<InboxView, 'owner' | 'isShared'>,
): boolean => owner === user.id || (isShared === true && user.role === 'admin');

const recordOwner: CollectionBeforeChangeHook<InboxView> = ({ data, operation, req: { user } }) =>
  operation === 'create' && user ? { ...data, owner: user.id } : data;

const INVALID_FILTERS = 'These filters are not valid. Reload the page and save the view again.';

export const deletePrivateViews: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { owner: { equals: id }, isShared: { not_equals: true } };
  await req.payload.delete({ collection: 'inbox-views', where, depth: 0, req });
};

export const InboxViews: CollectionConfig = {
  slug: 'inbox-views',
  labels: { singular: 'Inbox view', plural: 'Inbox views' },
  admin: { group: 'Submissions', useAsTitle: 'name', hidden: true },
  access: { create: staff, read: ownOrShared, update: ownOrSharedAsAdmin, delete: ownOrSharedAsAdmin },
  hooks: { beforeChange: [recordOwner] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: MAX_NAME_LENGTH },
    {
      name: 'filters',
      type: 'json',
      required: true,
      validate: (value) => filtersSchema.safeParse(value).success || INVALID_FILTERS,
    },
    { name: 'isShared', label: 'Shared with the team', type: 'checkbox', defaultValue: false, index: true },
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true, access: writtenByProduct },
  ],
};
