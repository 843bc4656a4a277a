import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { ROLES, type Role } from '#cms/access.ts';

/** The groups of the panel's menu, and whose work each is. */
const GROUPS: Record<string, readonly Role[]> = {
  Content: ['admin', 'editor'],
  Pages: ['admin', 'editor'],
  Directory: ['admin', 'editor', 'staff'],
  Inbox: ['admin', 'staff'],
  Settings: ['admin', 'editor'],
};

/** Whether a collection or global is in a group that somebody with this role works in. */
export const isInGroupOf =
  (role: Role) =>
  ({ admin }: Pick<CollectionConfig, 'admin'> | Pick<GlobalConfig, 'admin'>): boolean =>
    typeof admin?.group === 'string' && (GROUPS[admin.group]?.includes(role) ?? false);

const roleOf = (user: object | null): unknown => (user && 'role' in user ? user.role : undefined);

const hiddenFromOthers =
  (config: CollectionConfig | GlobalConfig) =>
  ({ user }: { user: object | null }): boolean => {
    const role = ROLES.find((each) => each === roleOf(user));
    return !role || (role !== 'admin' && !isInGroupOf(role)(config));
  };

/**
 * Lets the panel show everybody the groups of their role, where a collection or global does not say otherwise. It
 * hides; what refuses is access.
 */
export const groupsByRole: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => ({
    ...each,
    admin: { ...each.admin, hidden: each.admin?.hidden ?? hiddenFromOthers(each) },
  })),
  globals: config.globals?.map((each) => ({
    ...each,
    admin: { ...each.admin, hidden: each.admin?.hidden ?? hiddenFromOthers(each) },
  })),
});
