import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  FieldHook,
} from 'payload';
import { MODULE_SLUGS, type ModuleSlug, regulatoryModule } from '#law/modules.ts';
import type { ContentEvent } from '#cms/events/content-event.ts';
import { publishContentEvent } from '#cms/publishing/publish-events.ts';
import type { Article } from '#cms/payload-types.ts';
import { visibleChange } from '#cms/publishing/visible-change.ts';
import { plainText, readingMinutes } from '#cms/rich-text/text.ts';

export const isModule = (value: unknown): value is ModuleSlug => MODULE_SLUGS.some((slug) => slug === value);

export const defaultCategory: FieldHook = ({ value, siblingData, originalDoc }) => {
  if (value) return value as unknown;
  const module: unknown = siblingData.module ?? (originalDoc as { module?: unknown } | undefined)?.module;
  return isModule(module) ? regulatoryModule(module).defaultArticleCategory : undefined;
};

export const setPublicationDate: CollectionBeforeChangeHook<Article> = ({ data, originalDoc }) => {
  const isPublished = data._status === 'published';
  const hasDate = Boolean(data.publishedAt ?? originalDoc?.publishedAt);
  return isPublished && !hasDate ? { ...data, publishedAt: new Date().toISOString() } : data;
};

export const setReadingTime: CollectionBeforeChangeHook<Article> = ({ data }) =>
  data.body ? { ...data, readTime: readingMinutes(plainText(data.body)) } : data;

const articleEvent = ({ module, title }: Article, change: ContentEvent['change']): ContentEvent => ({
  collection: 'articles',
  module,
  change,
  title,
});

export const publishArticleEvent: CollectionAfterChangeHook<Article> = async (change) => {
  const { doc, req } = change;
  const seen = await visibleChange(change);
  const { before, now } = seen ?? {};
  // Use the last published title: the document may be a draft with a different one.
  if (before && before.module !== now?.module)
    await publishContentEvent(req, articleEvent(before, 'removed'));
  if (now)
    await publishContentEvent(
      req,
      articleEvent(doc, before?.module === now.module ? 'changed' : 'published'),
    );
  return doc;
};

export const publishRemovalEvent: CollectionAfterDeleteHook<Article> = async ({ doc, req }) => {
  if (doc._status === 'published') await publishContentEvent(req, articleEvent(doc, 'removed'));
  return doc;
};
