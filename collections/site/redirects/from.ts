import type { FieldHook, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { documentPath } from '#cms/urls/document-path.ts';
import { isPath, REDIRECTED_COLLECTIONS, normalizePath } from '#cms/urls/url-rules.ts';
import { isSitePage } from '#cms/urls/site-pages.ts';
import { fitsFileName } from '#collections/content-files/paths.ts';
import { findAll } from '#cms/database/find.ts';

const NO_PATH = 'Enter a path on this site that starts with "/", without "?" or "#".';
const HAS_PAGE = 'This address already has a page. You can redirect only an address that has none.';
const TOO_LONG = 'This address is too long to export. Make it shorter.';

export const tidyFrom: FieldHook = ({ value }): unknown =>
  typeof value === 'string' ? normalizePath(value) : value;

async function isDocumentPage(path: string, req: PayloadRequest): Promise<boolean> {
  const where = { slug: { equals: path.split('/').at(-1) }, _status: { equals: 'published' } };
  const found = await Promise.all(
    REDIRECTED_COLLECTIONS.map(async (collection) => {
      const documents = await findAll(req, collection, where);
      return documents.some((document) => documentPath(collection, document) === path);
    }),
  );
  return found.includes(true);
}

export const validateFrom: TextFieldSingleValidation = async (value, { data, event, req }) => {
  if (typeof value !== 'string' || !isPath(normalizePath(value))) return NO_PATH;
  const path = normalizePath(value);
  if (!fitsFileName(path)) return TOO_LONG;
  if (path === (data as { address?: unknown }).address) return 'An address cannot redirect to itself.';
  if (isSitePage(path)) return HAS_PAGE;
  if (event === 'onChange') return true;
  return (await isDocumentPage(path, req)) ? HAS_PAGE : true;
};
