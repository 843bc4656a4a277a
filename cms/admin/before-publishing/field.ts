import type { UIField } from 'payload';

/** Beside a document: what is missing before it can be published, and what could be better. */
export const beforePublishingField = (): UIField => ({
  name: 'beforePublishing',
  label: 'Before publishing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/admin/before-publishing/before-publishing.tsx#BeforePublishing' },
  },
});
