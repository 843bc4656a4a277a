import type { CollectionSlug } from 'payload';

/** A collection that is content: what editors write, and visitors read. */
interface ContentKind {
  collection: CollectionSlug;
  /** The fields that identify a document on every installation. They make the name of its file. */
  key: readonly string[];
  /** The rich text that is the body of a Markdown file, with the other fields as front matter. Otherwise YAML. */
  markdown?: string;
  /** Fields that the product counts or computes itself. */
  computed?: readonly string[];
  /** Whether the product needs every document: an import deletes none. */
  isRequired?: boolean;
}

/** Pictures are files with a description beside each. */
export const PICTURES = 'media';

/**
 * All collections of content, in the order in which they are imported; globals are content too. What is not listed never
 * gets into a file: accounts, submissions, jobs, and relations to any of them.
 */
export const CONTENT_KINDS: readonly ContentKind[] = [
  { collection: 'sources', key: ['key'] },
  { collection: 'figures', key: ['key'], computed: ['confirmedResults'] },
  { collection: 'deadlines', key: ['key'] },
  { collection: 'laws', key: ['key'], isRequired: true },
  { collection: 'modules', key: ['slug'], isRequired: true },
  { collection: 'quizzes', key: ['module'] },
  { collection: 'partners', key: ['slug'] },
  { collection: 'guides', key: ['slug'], markdown: 'body' },
  { collection: 'articles', key: ['module', 'slug'], markdown: 'body', computed: ['readTime', 'readCount'] },
  { collection: 'redirects', key: ['from'] },
  { collection: 'mail-templates', key: ['key'], computed: ['name'], isRequired: true },
];

export const kindOf = (collection: string): ContentKind | undefined =>
  CONTENT_KINDS.find((kind) => kind.collection === collection);
