import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { ROLES, type Role } from '#cms/access.ts';

/** The groups of the panel's menu, and the roles that work in each. */
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

/** Hides the groups of other roles from the menu, unless a collection says otherwise. Access control is separate. */
export const groupsByRole: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withHidden),
  globals: config.globals?.map(withHidden),
});
