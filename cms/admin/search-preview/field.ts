import type { UIField } from 'payload';

export interface SearchPreviewProps {
  /** Paths of the fields whose words are the title: the first that has words counts. */
  titles: string[];
  /** The same for the description. */
  descriptions: string[];
  /** The page's path, where it does not depend on the document. */
  pagePath?: string;
}

/** How search engines show the page, from what is in the form. */
export const searchPreviewField = (clientProps: SearchPreviewProps): UIField => ({
  name: 'searchPreview',
  label: 'In search results',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: {
      Field: {
        path: '/cms/admin/search-preview/search-preview.tsx#SearchPreview',
        clientProps: { ...clientProps },
      },
    },
  },
});
