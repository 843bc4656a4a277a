import type { Field, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { editors, publishedOrEditors } from '#cms/access.ts';
import { publishContentEvent } from './publish-events.ts';
import { textField, textareaField } from '#cms/fields/copy.ts';
import { searchFields } from '#cms/fields/search-fields.ts';
import { beforePublishingField } from '#cms/fields/ui-fields.ts';
import { globalVersions } from './drafts.ts';
import { previewUrl } from './preview.ts';
import { rejectGlobalUnpublish, NO_UNPUBLISH } from './stays-published.ts';

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
  /** The page exists only for a submission, so there is nothing to preview. */
  isPersonal?: boolean;
  /** Several pages show this copy, so none of them has an edit link to it. `path` is one of these pages. */
  isPart?: boolean;
  fields: Field[];
}

export function pageGlobal({
  slug,
  label,
  path,
  isPersonal = false,
  isPart = false,
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
    custom: { path: isPart ? undefined : path, previewUrl: address },
    fields: isPart ? fields : [...fields, searchFields({ pagePath: path })],
  });
}

export const pageHead = (): Field[] => [textField('heading', 'Heading'), textareaField('lead', 'Lead')];
