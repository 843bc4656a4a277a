import { documentPath } from '#cms/addresses/document-path.ts';
import { previewAddress } from './preview-address.ts';

/** Where the panel previews a document of a collection; nowhere while it has no address. */
export const previewOf =
  (collection: string) =>
  (document: Record<string, unknown>): string | null => {
    const path = documentPath(collection, document);
    return path === undefined ? null : previewAddress(path);
  };
