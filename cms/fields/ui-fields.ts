import type { UIField } from 'payload';

/** A component of ours in a form, which stores nothing. `clientProps` are its props. */
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

/** What is missing before a document can be published, and what could be better. */
export const beforePublishingField = (): UIField =>
  componentField('beforePublishing', '/collections/publishing/before-publishing.tsx#BeforePublishing', {
    position: 'sidebar',
  });

export interface SearchPreviewProps {
  /** Paths of the fields for the title: the first that is not empty counts. */
  titles: string[];
  descriptions: string[];
  /** Where the path does not depend on the document. */
  pagePath?: string;
}

export const searchPreviewField = (clientProps: SearchPreviewProps): UIField =>
  componentField('searchPreview', '/cms/publishing/search-preview.tsx#SearchPreview', { clientProps });

export interface PagePreviewProps {
  /** What is previewed, in words, such as "the reports page". */
  what: string;
  /** A page of the module in the form, by its key in the module's menu. */
  page?: string;
  /** Payload sets a prop `path` of its own. */
  url?: string;
  /** The query of a tab, such as "tab=terms". */
  tab?: string;
}

/** A link to the preview of the page or tab that the fields below it are about. */
export const pagePreviewField = (name: string, clientProps: PagePreviewProps): UIField =>
  componentField(name, '/cms/publishing/page-preview.tsx#PagePreview', { clientProps });
