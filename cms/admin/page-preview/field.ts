import type { UIField } from 'payload';

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
      Field: { path: '/cms/admin/page-preview/page-preview.tsx#PagePreview', clientProps: { ...clientProps } },
    },
  },
});
