import type { CollectionSlug } from 'payload';

/** A kind of document that is content: what editors write, and visitors read. */
interface ContentKind {
  collection: CollectionSlug;
  /** The fields by which a document is known on every installation. They make the name of its file. */
  key: readonly string[];
  /** The rich text that is the text of a Markdown file; the other fields are its front matter. Otherwise YAML. */
  markdown?: string;
  /** Fields that the product counts or computes itself. */
  computed?: readonly string[];
  /** Whether the product needs every document: an import deletes none. */
  isRequired?: boolean;
}

/** Pictures: each file lies beside its description. */
export const PICTURES = 'media';

/** What the panel makes of each upload, and so the only type of picture that an export has. */
export const PICTURE_TYPE = 'image/webp';

/**
 * All content, in the order in which it is imported; globals are content too. What is not in this list never gets into
 * a file: accounts, what visitors sent, jobs, and relations to any of them.
 */
export const CONTENT_KINDS: readonly ContentKind[] = [
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
