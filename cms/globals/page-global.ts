import type { Field, GlobalConfig } from 'payload';
import { anyone } from '#cms/access/anyone.ts';
import { editors } from '#cms/access/editors.ts';
import { announceContent } from '#cms/events/announce.ts';
import { lineField, paragraphField } from '#cms/fields/words.ts';

/** What search engines show of a page. */
const searchFields: Field = {
  name: 'meta',
  label: 'Search engines',
  type: 'group',
  fields: [lineField('title', 'Title', 80), paragraphField('description', 'Description', 200)],
};

/** A global that everybody reads and editors write; each change makes pages out of date. */
export const publicGlobal = (
  config: Pick<GlobalConfig, 'slug' | 'label' | 'admin' | 'fields'>,
): GlobalConfig => ({
  ...config,
  access: { read: anyone, readVersions: editors, update: editors },
  versions: { max: 25 },
  hooks: {
    afterChange: [
      async ({ doc, req }): Promise<unknown> => {
        await announceContent(req, { collection: config.slug, change: 'changed' });
        return doc;
      },
    ],
  },
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
