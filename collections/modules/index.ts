import type { CollectionConfig, Field, FieldAccess } from 'payload';
import { MODULE_CHOICES } from '#app/regulations/index.ts';
import { beforePublishingField } from '#cms/admin/before-publishing/field.ts';
import { admins } from '#cms/access/admins.ts';
import { editors } from '#cms/access/editors.ts';
import { publishedOrEditors } from '#cms/access/published-or-editors.ts';
import { seedDigestField } from '#cms/fields/seed-digest.ts';
import { closedSectionsEndpoint } from '#cms/openings/closed-sections.ts';
import { previewOf } from '#cms/preview/preview-of.ts';
import { NO_UNPUBLISH } from '#cms/admin/publishing/index.ts';
import { staysPublished } from '#cms/publishing/stays-published.ts';
import { documentVersions } from '#cms/publishing/versions.ts';
import { rememberPublished } from '#cms/publishing/visible-change.ts';
import type { Module } from '#cms/payload-types.ts';
import { announceModule } from './announce-module.ts';
import { announceOpenings } from './announce-openings.ts';
import { moduleTabs } from './tabs.ts';

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

/** A new module is saved as a draft before its slug is chosen; once it is, it stays. */
const unlessChosen: FieldAccess<Module> = ({ doc }) => !doc?.slug;

/** The six micro-sites: their words, their official resource and which of their sections are open. */
export const Modules: CollectionConfig = {
  slug: 'modules',
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', '_status', 'updatedAt'],
    preview: previewOf('modules'),
    components: {
      edit: {
        PublishButton: '/cms/admin/openings/publish-module.tsx#PublishModule',
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
  // It would offer to unpublish several of them.
  disableBulkEdit: true,
  hooks: {
    beforeChange: [rememberPublished],
    afterChange: [staysPublished, announceModule, announceOpenings],
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
      admin: { position: 'sidebar', description: 'A section that is not live says "Coming Soon".' },
      fields: [
        sectionState('quiz', 'Quiz'),
        sectionState('report', 'Reports'),
        sectionState('blog', 'Blog'),
        sectionState('vendorAccess', 'Vendor sign-up'),
      ],
    },
    {
      type: 'tabs',
      tabs: moduleTabs,
    },
    seedDigestField(),
  ],
};
