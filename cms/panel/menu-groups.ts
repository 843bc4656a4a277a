import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { ROLES, type Role } from '#cms/access.ts';

const GROUPS: Record<string, readonly Role[]> = {
  Content: ['admin', 'editor'],
  Figures: ['admin', 'editor'],
  Pages: ['admin', 'editor'],
  'Pages of tools': ['admin', 'editor'],
  Directory: ['admin', 'editor', 'staff'],
  Submissions: ['admin', 'staff'],
  Subscribers: ['admin', 'staff'],
  'Inbox settings': ['admin', 'staff'],
  Settings: ['admin', 'editor'],
};

export const isInGroupOf =
  (role: Role) =>
  ({ admin }: Pick<CollectionConfig, 'admin'> | Pick<GlobalConfig, 'admin'>): boolean =>
    typeof admin?.group === 'string' && (GROUPS[admin.group]?.includes(role) ?? false);

const hiddenFromOthers =
  (config: CollectionConfig | GlobalConfig) =>
  ({ user }: { user: object | null }): boolean => {
    const role = ROLES.find((each) => user && 'role' in user && user.role === each);
    return role !== 'admin' && !(role && isInGroupOf(role)(config));
  };

const withHidden = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hidden: config.admin?.hidden ?? hiddenFromOthers(config) },
});

/** Hides menu groups from other roles, unless a collection overrides it. This is not access control. */
export const groupsByRole: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withHidden),
  globals: config.globals?.map(withHidden),
});
