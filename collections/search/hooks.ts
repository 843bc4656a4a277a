import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Plugin,
  TypeWithID,
} from 'payload';
import { isBulk } from '#cms/publishing/publish-events.ts';
import { visibleChange } from '#cms/publishing/visible-change.ts';
import { isBuilt, replacePages, replaceSynonyms } from './build.ts';
import { documentEntries, isSearched } from './documents.ts';
import { SEARCHED_GLOBALS } from './pages.ts';
import { insertEntries, partOfRegister, refill, removeEntries } from './store.ts';

interface Document extends TypeWithID {
  _status?: string | null;
  key?: unknown;
}

const REGISTERED: Readonly<Record<string, string>> = { figures: 'figure', deadlines: 'deadline' };

const replaceEntries: CollectionAfterChangeHook<Document> = async (change) => {
  const { collection, doc, req } = change;
  if (isBulk(req)) return doc;
  const visible = await visibleChange(change);
  if (!visible || !isSearched(collection.slug) || !(await isBuilt(req))) return doc;
  const now = new Date();
  const source = { source: collection.slug, id: String(doc.id) };
  await removeEntries(req, source);
  if (visible.now) {
    const entries = documentEntries(collection.slug, visible.now as never);
    await insertEntries(
      req,
      entries.map((entry) => ({ ...entry, ...source })),
      partOfRegister(req),
      now,
    );
  }
  const type = REGISTERED[collection.slug];
  if (type) await refill(req, { use: `${type}:${String(doc.key)}`, now });
  return doc;
};

const removeDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  if (!isBulk(req)) await removeEntries(req, { source: collection.slug, id: String(id) });
};

const MENTIONED = ['site-settings', 'legal'];

const replaceGlobal: GlobalAfterChangeHook = async ({ doc, global: { slug }, req }): Promise<unknown> => {
  if (isBulk(req) || (doc as Document)._status !== 'published' || !(await isBuilt(req))) return doc;
  if (slug === 'search-page') await replaceSynonyms(req);
  else
    await replacePages(
      req,
      new Date(),
      MENTIONED.includes(slug) ? SEARCHED_GLOBALS : SEARCHED_GLOBALS.filter((each) => each === slug),
    );
  return doc;
};

const CONCERNED: readonly string[] = ['search-page', ...MENTIONED, ...SEARCHED_GLOBALS];

export const searchable: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    isSearched(collection.slug)
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            afterChange: [...(collection.hooks?.afterChange ?? []), replaceEntries],
            afterDelete: [...(collection.hooks?.afterDelete ?? []), removeDeleted],
          },
        }
      : collection,
  ),
  globals: config.globals?.map((global) =>
    CONCERNED.includes(global.slug)
      ? {
          ...global,
          hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), replaceGlobal] },
        }
      : global,
  ),
});
