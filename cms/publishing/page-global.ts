import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { editors, publishedOrEditors } from '#cms/access.ts';
import { publishContentEvent } from './publish-events.ts';
import { groupField, lineField, paragraphField } from '#cms/fields/copy.ts';
import { beforePublishingField, searchPreviewField } from '#cms/fields/ui-fields.ts';
import { globalVersions } from './drafts.ts';
import { previewUrl } from './preview.ts';
import { rejectGlobalUnpublish, NO_UNPUBLISH } from './stays-published.ts';

const searchFields = (path: string): Field =>
  groupField('meta', 'Search engines', [
    lineField('title', 'Title', 80),
    paragraphField('description', 'Description', 200),
    searchPreviewField({ titles: ['meta.title'], descriptions: ['meta.description'], pagePath: path }),
  ]);

const publishGlobalEvent: GlobalAfterChangeHook = async ({ doc, global, req }): Promise<unknown> => {
  if ((doc as { _status?: string })._status === 'published') {
    await publishContentEvent(req, { collection: global.slug, change: 'changed' });
  }
  return doc;
};

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
  label: string;
  path: string;
  isOfTool?: boolean;
  /** Each page belongs to one submission, so there is none to preview. */
  isPersonal?: boolean;
  fields: Field[];
}

export function pageGlobal({
  slug,
  label,
  path,
  isPersonal = false,
  isOfTool = false,
  fields,
}: PageGlobal): GlobalConfig {
  const address = isPersonal ? undefined : previewUrl(path);
  return publicGlobal({
    slug,
    label,
    admin: {
      group: isOfTool ? 'Pages of tools' : 'Pages',
      preview: address === undefined ? undefined : () => address,
    },
    custom: { path, previewUrl: address },
    fields: [...fields, searchFields(path)],
  });
}

export const pageHead = (): Field[] => [lineField('heading', 'Heading'), paragraphField('lead', 'Lead')];
