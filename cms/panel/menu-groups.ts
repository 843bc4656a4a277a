import type { CollectionConfig, GlobalConfig, PayloadRequest, Plugin } from 'payload';
import { hasRole, ROLES, type Role } from '#cms/access.ts';

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

type Grouped = Pick<CollectionConfig, 'admin' | 'custom'> | Pick<GlobalConfig, 'admin' | 'custom'>;

/** Groups whose forms are listed on the "Page texts" screen instead of in the menu. */
export const PAGE_GROUPS = ['Pages', 'Pages of tools'] as const;

export function findMenuGroup({ admin, custom }: Grouped): string | undefined {
  const group: unknown = custom?.menuGroup ?? admin?.group;
  return typeof group === 'string' ? group : undefined;
}

export const isInMenuOf =
  (role: Role) =>
  (config: Grouped): boolean =>
    GROUPS[findMenuGroup(config) ?? '']?.includes(role) ?? false;

const hiddenFromOthers =
  (config: CollectionConfig | GlobalConfig) =>
  ({ user }: { user: object | null }): boolean => {
    const role = ROLES.find((each) => user && 'role' in user && user.role === each);
    return role !== 'admin' && !(role && isInMenuOf(role)(config));
  };

const withHidden = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hidden: config.admin?.hidden ?? hiddenFromOthers(config) },
});

function folded(global: GlobalConfig): GlobalConfig {
  const menuGroup = PAGE_GROUPS.find((group) => group === global.admin?.group);
  if (!menuGroup) return global;
  return {
    ...global,
    custom: { ...global.custom, menuGroup },
    admin: { ...global.admin, group: false },
  };
}

/** Shows the API tab, which displays documents as JSON, only to admins. */
const ADMINS_API = {
  api: { tab: { condition: ({ req }: { req: PayloadRequest }) => hasRole(req, 'admin') } },
};

const apiForAdmins = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => {
  const components = config.admin?.components;
  const views = { ...components?.views, edit: { ...components?.views?.edit, ...ADMINS_API } };
  return { ...config, admin: { ...config.admin, components: { ...components, views } } };
};

/** Shows each role only its menu groups, unless a collection or global sets `hidden` itself. This is not access control. */
export const groupsByRole: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => apiForAdmins(withHidden(each))),
  globals: config.globals?.map((each) => apiForAdmins(withHidden(folded(each)))),
});
