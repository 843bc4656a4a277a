import type { UIField } from 'payload';

/** Beside a document: what is missing before it can be published, and what could be better. */
export const beforePublishingField = (): UIField => ({
  name: 'beforePublishing',
  label: 'Before publishing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/lint/before-publishing.tsx#BeforePublishing' },
  },
});

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
        path: '/cms/publishing/search-preview.tsx#SearchPreview',
        clientProps: { ...clientProps },
      },
    },
  },
});

export interface PagePreviewProps {
  /** What is previewed, in words, such as "the reports page". */
  what: string;
  /** A page of the module in the form, by its name in the module's menu. */
  page?: string;
  /** Or a page of its own, by its path. */
  path?: string;
  /** The tab of the page, as its address has it, such as "tab=terms". */
  tab?: string;
}

/** A link to the preview of the page, or of the tab of a page, whose words the fields below it hold. */
export const pagePreviewField = (name: string, clientProps: PagePreviewProps): UIField => ({
  name,
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: {
      Field: { path: '/cms/publishing/page-preview.tsx#PagePreview', clientProps: { ...clientProps } },
    },
  },
});
