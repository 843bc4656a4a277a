import type { CollectionSlug } from 'payload';

interface ContentKind {
  collection: CollectionSlug;
  /** Fields that identify a document on every installation. Its file is named after them. */
  key: readonly string[];
  /** Field that becomes the body of a Markdown file; the others become its front matter. If unset, the file is YAML. */
  markdown?: string;
  computed?: readonly string[];
  isRequired?: boolean;
}

export const PICTURES = 'media';

/** In import order. Nothing else is exported: no accounts, submissions, or jobs, and no relations to them. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  { collection: 'sources', key: ['key'] },
  { collection: 'figures', key: ['key'] },
  { collection: 'deadlines', key: ['key'] },
  { collection: 'laws', key: ['key'], isRequired: true },
  { collection: 'violation-codes', key: ['key'], isRequired: true },
  { collection: 'modules', key: ['slug'], isRequired: true },
  { collection: 'quizzes', key: ['module'] },
  { collection: 'partners', key: ['slug'] },
  { collection: 'guides', key: ['slug'], markdown: 'body' },
  { collection: 'articles', key: ['module', 'slug'], markdown: 'body', computed: ['readTime', 'readCount'] },
  { collection: 'redirects', key: ['from'] },
  { collection: 'mail-templates', key: ['key'], computed: ['name'], isRequired: true },
];

export const findKind = (collection: string): ContentKind | undefined =>
  CONTENT_KINDS.find((kind) => kind.collection === collection);
