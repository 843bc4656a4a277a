import type { CollectionConfig, GlobalConfig, SanitizedConfig } from 'payload';
import { admins } from './admins.ts';
import { nobody } from './nobody.ts';
import { ownLocksAndWork } from './own-locks-and-work.ts';

const COLLECTIONS: Record<string, NonNullable<CollectionConfig['access']>> = {
  'payload-locked-documents': {
    create: nobody,
    read: ownLocksAndWork,
    update: ownLocksAndWork,
    delete: ownLocksAndWork,
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
export async function guardPayloadsOwn(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const { collections, globals } = await config;
  for (const { slug, access } of collections) Object.assign(access, COLLECTIONS[slug]);
  for (const { slug, access } of globals) Object.assign(access, GLOBALS[slug]);
  return config;
}
