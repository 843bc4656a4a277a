import type { UIField } from 'payload';

export const componentField = (
  name: string,
  path: string,
  { position, clientProps }: { position?: 'sidebar'; clientProps?: object } = {},
): UIField => ({
  name,
  type: 'ui',
  admin: {
    position,
    disableListColumn: true,
    components: { Field: { path, clientProps: { ...clientProps } } },
  },
});

export const beforePublishingField = (): UIField =>
  componentField('beforePublishing', '/collections/publishing/before-publishing.tsx#BeforePublishing', {
    position: 'sidebar',
  });

export interface SearchPreviewProps {
  titles: string[];
  descriptions: string[];
  pagePath?: string;
}

export const searchPreviewField = (clientProps: SearchPreviewProps): UIField =>
  componentField('searchPreview', '/cms/publishing/search-preview.tsx#SearchPreview', { clientProps });

export interface PagePreviewProps {
  what: string;
  page?: string;
  /** Not named `path`, because Payload sets a prop with this name. */
  url?: string;
  tab?: string;
}

export const pagePreviewField = (name: string, clientProps: PagePreviewProps): UIField =>
  componentField(name, '/cms/publishing/page-preview.tsx#PagePreview', { clientProps });
