import type {
  Access,
  CollectionAfterReadHook,
  CollectionConfig,
  GlobalConfig,
  SanitizedConfig,
  Where,
} from 'payload';
import { admins, hasRole, nobody } from './access.ts';
import { findPersonName, lockHolder, type Lock } from './editing/last-editor.ts';
import { isInMenuOf } from './panel/menu-groups.ts';

// The adapter does not support `in` for `relationTo` of a polymorphic relationship.
const onA = (collection: string): Where => ({ 'document.relationTo': { equals: collection } });

/** Locks reveal who edits what. Non-admins see their own locks and those in their role's groups. */
const locksOnOwnWork: Access = ({ req }) => {
  const { user, payload } = req;
  if (!user) return false;
  if (hasRole(req, 'admin')) return true;
  const isTheirs = isInMenuOf(user.role);
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

/** Puts the editor's name in `email`, because Payload shows that field, but other users may not read the account. */
const nameEditor: CollectionAfterReadHook<Lock> = async ({ doc, req }) => {
  const id = lockHolder(doc);
  if (id === undefined) return doc;
  const name = await findPersonName(req, id);
  return { ...doc, user: { ...doc.user, value: { id, name, email: name } } };
};

const GLOBALS: Record<string, NonNullable<GlobalConfig['access']>> = {
  'payload-jobs-stats': { read: admins, update: nobody },
};

/** Restricts Payload's own collections. By default, all signed-in users can access them, and no setting changes that. */
export async function restrictPayloadCollections(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const { collections, globals } = await config;
  for (const { slug, access } of collections) Object.assign(access, COLLECTIONS[slug]);
  const locks = collections.find(({ slug }) => slug === 'payload-locked-documents');
  locks?.hooks.afterRead.push(nameEditor as CollectionAfterReadHook);
  for (const { slug, access } of globals) Object.assign(access, GLOBALS[slug]);
  return config;
}
