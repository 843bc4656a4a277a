import type { CollectionAfterChangeHook, CollectionConfig, Field, FieldAccess } from 'payload';
import { MODULE_CHOICES } from '#law/modules.ts';
import { admins, editors, publishedOrEditors } from '#cms/access.ts';
import { publishContentEvent } from '#cms/publishing/publish-events.ts';
import { seedDigestField } from '#cms/fields/common.ts';
import { beforePublishingField } from '#cms/fields/ui-fields.ts';
import type { Module } from '#cms/payload-types.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';
import { makePreview } from '#cms/publishing/preview.ts';
import { NO_UNPUBLISH, rejectUnpublish } from '#cms/publishing/stays-published.ts';
import { rememberPublished, visibleChange } from '#cms/publishing/visible-change.ts';
import { closedSectionsEndpoint } from './launches.ts';
import { moduleTabs } from './tabs.ts';

const publishModuleEvent: CollectionAfterChangeHook<Module> = async (change) => {
  const { doc, req } = change;
  if (await visibleChange(change)) {
    await publishContentEvent(req, { collection: 'modules', module: doc.slug, change: 'changed' });
    // If this change opened a section, send its launch notices without waiting for the schedule.
    if (change.operation === 'update') {
      await req.payload.jobs.queue({ task: 'mailings', queue: 'default', input: {}, req });
    }
  }
  return doc;
};

const sectionState = (name: string, label: string): Field => ({
  name,
  label,
  type: 'select',
  required: true,
  defaultValue: 'comingSoon',
  options: [
    { value: 'live', label: 'Live' },
    { value: 'comingSoon', label: 'Coming soon' },
  ],
});

/** The slug stays editable until it is chosen, because a new module is autosaved before that. */
const unlessChosen: FieldAccess<Module> = ({ doc }) => !doc?.slug;

export const Modules: CollectionConfig = {
  slug: 'modules',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', '_status', 'updatedAt'],
    preview: makePreview('modules'),
    components: {
      edit: {
        PublishButton: '/collections/modules/publish-module.tsx#PublishModule',
        UnpublishButton: NO_UNPUBLISH,
      },
    },
  },
  access: {
    create: admins,
    read: publishedOrEditors,
    readVersions: editors,
    update: editors,
    delete: admins,
  },
  versions: documentVersions,
  endpoints: [closedSectionsEndpoint],
  // Bulk edit would offer to unpublish modules.
  disableBulkEdit: true,
  hooks: {
    beforeChange: [rememberPublished],
    afterChange: [rejectUnpublish, publishModuleEvent],
  },
  fields: [
    beforePublishingField(),
    {
      name: 'slug',
      type: 'select',
      required: true,
      unique: true,
      options: MODULE_CHOICES,
      access: { update: unlessChosen },
      admin: { position: 'sidebar' },
    },
    {
      name: 'sections',
      type: 'group',
      admin: {
        position: 'sidebar',
        description: 'Visitors see "Coming Soon" in a section that is not live.',
      },
      fields: [
        sectionState('quiz', 'Quiz'),
        sectionState('report', 'Reports'),
        sectionState('blog', 'Blog'),
        sectionState('vendorAccess', 'Vendor sign-up'),
      ],
    },
    { type: 'tabs', tabs: moduleTabs },
    seedDigestField(),
  ],
};
