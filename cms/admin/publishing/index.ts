/** In the place of "Unpublish" where the site cannot be without a document: the words that say so. The server refuses it too. */
export const NO_UNPUBLISH = '/cms/admin/publishing/no-unpublish.tsx#NoUnpublish';
