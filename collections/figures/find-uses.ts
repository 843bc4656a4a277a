import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import type { UseName } from '#law/figures/placeholders.ts';
import { CONTENT_KINDS } from '#cms/content-kinds.ts';
import { hasDrafts } from '#cms/publishing/drafts.ts';
import type { UseInContent } from './figure-schemas.ts';
import { sentencesWith } from './sentences.ts';

type Place = Pick<UseInContent, 'title' | 'kind' | 'path'>;

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value : otherwise;

const ALL = { depth: 0, pagination: false } as const;

async function findDocuments(req: PayloadRequest, collection: CollectionSlug) {
  const find = (draft: boolean, status?: 'published' | 'draft') =>
    req.payload.find({
      collection,
      ...ALL,
      draft,
      where: status ? { _status: { equals: status } } : {},
      req,
    });
  if (!hasDrafts(req.payload.collections[collection].config))
    return [{ isDraft: false, ...(await find(false)) }];
  return [
    { isDraft: false, ...(await find(false, 'published')) },
    { isDraft: true, ...(await find(true, 'draft')) },
  ];
}

async function inCollection(
  req: PayloadRequest,
  collection: CollectionSlug,
  use: UseName,
): Promise<UseInContent[]> {
  const { admin, labels } = req.payload.collections[collection].config;
  const found: UseInContent[] = [];
  for (const { docs, isDraft } of await findDocuments(req, collection)) {
    for (const document of docs) {
      const sentences = sentencesWith(document, use);
      if (sentences.length === 0) continue;
      const title = textOr(Reflect.get(document, admin.useAsTitle ?? 'id'), 'Untitled');
      const path = `/collections/${collection}/${document.id}`;
      found.push({ title, kind: textOr(labels.singular, collection), path, isDraft, sentences });
    }
  }
  return found;
}

async function inGlobal(req: PayloadRequest, place: Place, slug: GlobalSlug, use: UseName) {
  const found: UseInContent[] = [];
  for (const isDraft of [false, true]) {
    const page = await req.payload.findGlobal({ slug, depth: 0, draft: isDraft, req });
    const sentences = sentencesWith(page, use);
    if (sentences.length > 0) found.push({ ...place, isDraft, sentences });
  }
  return found;
}

/** Keeps the use in a document's published version, or in its draft if the published version has none. */
const oncePerDocument = (uses: UseInContent[]): UseInContent[] =>
  uses.filter(({ path }, index) => uses.findIndex((other) => other.path === path) === index);

export async function findUses(req: PayloadRequest, use: UseName): Promise<UseInContent[]> {
  const uses: UseInContent[] = [];
  for (const { collection } of CONTENT_KINDS) uses.push(...(await inCollection(req, collection, use)));
  for (const { slug, label } of req.payload.globals.config) {
    const place = { title: textOr(label, slug), kind: 'Page', path: `/globals/${slug}` };
    uses.push(...(await inGlobal(req, place, slug, use)));
  }
  return oncePerDocument(uses);
}
