import type {
  CollectionConfig,
  Condition,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload';
import { editors } from '#cms/access.ts';
import { isPath, isRedirectTarget, normalizePath, REDIRECTED_COLLECTIONS } from '#cms/urls/url-rules.ts';
import { documentPath } from '#cms/urls/document-path.ts';
import { isSitePage } from '#cms/urls/site-pages.ts';
import { fitsFileName } from '#collections/content-files/paths.ts';
import { findAll } from '#cms/database/find.ts';

const NO_PATH = 'Enter a path on this site that starts with "/", without "?" or "#".';
const HAS_PAGE = 'This address already has a page. You can redirect only an address that has none.';
const TOO_LONG = 'This address is too long to export. Make it shorter.';

const tidyFrom: FieldHook = ({ value }): unknown =>
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

const validateFrom: TextFieldSingleValidation = async (value, { data, event, req }) => {
  if (typeof value !== 'string' || !isPath(normalizePath(value))) return NO_PATH;
  const path = normalizePath(value);
  if (!fitsFileName(path)) return TOO_LONG;
  if (path === (data as { address?: unknown }).address) return 'An address cannot redirect to itself.';
  if (isSitePage(path)) return HAS_PAGE;
  if (event === 'onChange') return true;
  return (await isDocumentPage(path, req)) ? HAS_PAGE : true;
};

const leadsTo =
  (kind: 'document' | 'address'): Condition =>
  (_data, redirect: { leadsTo?: string }) =>
    redirect.leadsTo === kind;

/**
 * Created by editors, or automatically when the URL of a published document changes. A redirect applies only if
 * the site has no page at the old URL. See docs/decisions/0020.
 */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    group: 'Settings',
    useAsTitle: 'from',
    defaultColumns: ['from', 'leadsTo', 'document', 'address', 'updatedAt'],
    description: 'Old addresses that send visitors to a different page.',
  },
  access: { create: editors, read: editors, update: editors, delete: editors },
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 300,
      hooks: { beforeValidate: [tidyFrom] },
      validate: validateFrom,
      admin: { description: 'A path on this site that no longer has a page, such as "/ll97/blog/old-name".' },
    },
    {
      name: 'leadsTo',
      type: 'radio',
      required: true,
      defaultValue: 'document',
      options: [
        { value: 'document', label: 'A document' },
        { value: 'address', label: 'An address' },
      ],
    },
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...REDIRECTED_COLLECTIONS],
      required: true,
      admin: { condition: leadsTo('document') },
    },
    {
      name: 'address',
      type: 'text',
      required: true,
      maxLength: 500,
      validate: (value: string | null | undefined) =>
        (typeof value === 'string' && isRedirectTarget(value)) ||
        'Start with "/" for a page on this site, or enter a full address such as https://www.nyc.gov/.',
      admin: { condition: leadsTo('address') },
    },
  ],
};
