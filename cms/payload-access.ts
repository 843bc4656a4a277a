import type { Access, CollectionConfig, GlobalConfig, SanitizedConfig, Where } from 'payload';
import { admins, hasRole, nobody } from './access.ts';
import { isInGroupOf } from './panel/menu-groups.ts';

/** One condition for each collection: the adapter knows no list of them for a relationship to several. */
const onA = (collection: string): Where => ({ 'document.relationTo': { equals: collection } });

/**
 * Locks say who has which document open. Admins see all, everybody else their own and those on what their role works
 * on, so that nobody learns what colleagues do elsewhere. Accounts are the work of admins.
 */
export const locksOnOwnWork: Access = ({ req }) => {
  const { user, payload } = req;
  if (!user) return false;
  if (hasRole(req, 'admin')) return true;
  const isTheirs = isInGroupOf(user.role);
  const collections = payload.config.collections
    .filter((each) => isTheirs(each) && !each.auth)
    .map(({ slug }) => slug);
  const globals = payload.config.globals.filter(isTheirs).map(({ slug }) => slug);
  return {
    or: [{ 'user.value': { equals: user.id } }, ...collections.map(onA), { globalSlug: { in: globals } }],
  };
};

const COLLECTIONS: Record<string, NonNullable<CollectionConfig['access']>> = {
  'payload-locked-documents': {
    create: nobody,
    read: locksOnOwnWork,
    update: locksOnOwnWork,
    delete: locksOnOwnWork,
  },
  'payload-migrations': { create: nobody, read: admins, update: nobody, delete: nobody },
};

const GLOBALS: Record<string, NonNullable<GlobalConfig['access']>> = {
  'payload-jobs-stats': { read: admins, update: nobody },
};

/**
 * Says who may do what with the collections that Payload adds to ours. It opens them to everybody who is signed in,
 * and has no setting for it.
 */
export async function restrictPayloadCollections(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const { collections, globals } = await config;
  for (const { slug, access } of collections) Object.assign(access, COLLECTIONS[slug]);
  for (const { slug, access } of globals) Object.assign(access, GLOBALS[slug]);
  return config;
}
