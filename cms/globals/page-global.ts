import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { editors, publishedOrEditors } from '#cms/access.ts';
import { publishContentEvent } from '#cms/events/publish.ts';
import { lineField, paragraphField } from '#cms/fields/copy.ts';
import { beforePublishingField, searchPreviewField } from '#cms/fields/ui-fields.ts';
import { globalVersions } from '#cms/publishing/drafts.ts';
import { previewAddress } from '#cms/publishing/preview.ts';
import { rejectGlobalUnpublish, NO_UNPUBLISH } from '#cms/publishing/stays-published.ts';

/** What search engines show of a page. */
const searchFields = (path: string): Field => ({
  name: 'meta',
  label: 'Search engines',
  type: 'group',
  fields: [
    lineField('title', 'Title', 80),
    paragraphField('description', 'Description', 200),
    searchPreviewField({ titles: ['meta.title'], descriptions: ['meta.description'], pagePath: path }),
  ],
});

/** What was published makes pages out of date. */
const publishGlobalEvent: GlobalAfterChangeHook = async ({ doc, global, req }): Promise<unknown> => {
  if ((doc as { _status?: string })._status === 'published') {
    await publishContentEvent(req, { collection: global.slug, change: 'changed' });
  }
  return doc;
};

/** A global that editors write, and that everybody reads as it was published. */
export const publicGlobal = (
  config: Pick<GlobalConfig, 'slug' | 'label' | 'admin' | 'custom' | 'fields'>,
): GlobalConfig => ({
  ...config,
  admin: { ...config.admin, components: { elements: { UnpublishButton: NO_UNPUBLISH } } },
  access: { read: publishedOrEditors, readVersions: editors, update: editors },
  versions: globalVersions,
  hooks: { afterChange: [rejectGlobalUnpublish, publishGlobalEvent] },
  fields: [beforePublishingField(), ...config.fields],
});

interface PageGlobal {
  slug: string;
  /** The page's name in the panel's menu. */
  label: string;
  /** The page's address, or the beginning that the addresses of such pages have in common. */
  path: string;
  /** Whether such a page is about something that a visitor sent: there is none to preview. */
  isPersonal?: boolean;
  fields: Field[];
}

/** The words of one page of the site, followed by what search engines show of it. */
export function pageGlobal({ slug, label, path, isPersonal = false, fields }: PageGlobal): GlobalConfig {
  const address = isPersonal ? undefined : previewAddress(path);
  return publicGlobal({
    slug,
    label,
    admin: { group: 'Pages', preview: address === undefined ? undefined : () => address },
    custom: { path, previewAddress: address },
    fields: [...fields, searchFields(path)],
  });
}

/** The heading and the lead of a page. */
export const pageHead = (): Field[] => [lineField('heading', 'Heading'), paragraphField('lead', 'Lead')];
