import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { editors } from '#cms/access/editors.ts';
import { publishedOrEditors } from '#cms/access/published-or-editors.ts';
import { announceContent } from '#cms/events/announce.ts';
import { lineField, paragraphField } from '#cms/fields/words.ts';
import { globalStaysPublished } from '#cms/publishing/stays-published.ts';
import { globalVersions } from '#cms/publishing/versions.ts';

/** What search engines show of a page. */
const searchFields: Field = {
  name: 'meta',
  label: 'Search engines',
  type: 'group',
  fields: [lineField('title', 'Title', 80), paragraphField('description', 'Description', 200)],
};

/** What was published makes pages out of date. */
const announceGlobal: GlobalAfterChangeHook = async ({ doc, global, req }): Promise<unknown> => {
  if ((doc as { _status?: string })._status === 'published') {
    await announceContent(req, { collection: global.slug, change: 'changed' });
  }
  return doc;
};

/** A global that editors write, and that everybody reads as it was published. */
export const publicGlobal = (
  config: Pick<GlobalConfig, 'slug' | 'label' | 'admin' | 'fields'>,
): GlobalConfig => ({
  ...config,
  access: { read: publishedOrEditors, readVersions: editors, update: editors },
  versions: globalVersions,
  hooks: { afterChange: [globalStaysPublished, announceGlobal] },
});

interface PageGlobal {
  slug: string;
  /** The page's name in the panel's menu. */
  label: string;
  /** The page's address. */
  path: string;
  fields: Field[];
}

/** The words of one page of the site, followed by what search engines show of it. */
export const pageGlobal = ({ slug, label, path, fields }: PageGlobal): GlobalConfig =>
  publicGlobal({
    slug,
    label,
    admin: { group: 'Pages', preview: () => path },
    fields: [...fields, searchFields],
  });

/** The heading and the lead of a page. */
export const pageHead = (): Field[] => [lineField('heading', 'Heading'), paragraphField('lead', 'Lead')];
