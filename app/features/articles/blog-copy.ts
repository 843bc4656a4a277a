import type { ModuleSlug } from '#app/regulations/index.ts';
import { PAGE_SIZE } from './blog-address.ts';

interface Message {
  title: string;
  description?: string;
}

/** The words in which the blog of a module differs from those of the others, and what its cards show. */
export interface BlogWords {
  /** On the link of each card. */
  readOn: string;
  /** In place of an excerpt that is empty. */
  noExcerpt?: string;
  /** Whether a card without an image has a drawing in its place. */
  hasPlaceholders?: boolean;
  /** How many cards without words stand there while a list is on its way. */
  skeletons: number;
  /** While the blog has no article at all. Without it, and for a search, the list says `NOTHING_FOUND`. */
  empty?: Message;
  /** The list could not be read. */
  listFailed: Message;
  /** The toast when an article is missing, and when it could not be read. */
  articleMissing: Message;
  articleFailed: Message;
  /** In place of an article that is missing or could not be read. */
  articleNotFound: Message;
}

/** The empty state of a list with filters, which can be cleared. Specification section 2, "LL97". */
export const NOTHING_FOUND = {
  title: 'No articles found',
  description: 'Try other words or another category.',
} as const;

/** The words of LL97's blog, which are those of every blog that has none of its own. Sections 2 and 8. */
const GENERAL: BlogWords = {
  readOn: 'Read more',
  skeletons: PAGE_SIZE,
  listFailed: {
    title: 'Failed to load blog posts',
    description: 'An error occurred while fetching the blog posts.',
  },
  articleMissing: {
    title: 'Failed to load article',
    description: "The article you're looking for could not be found.",
  },
  articleFailed: {
    title: 'Failed to load article',
    description: 'An error occurred while fetching the article.',
  },
  articleNotFound: {
    title: 'Article Not Found',
    description: "The article you're looking for doesn't exist or has been removed.",
  },
};

/** Specification sections 2 ("LL199") and 8. */
const LL199: BlogWords = {
  readOn: 'Read Article',
  skeletons: PAGE_SIZE,
  empty: { title: 'No blog posts yet', description: 'The first one is on its way.' },
  listFailed: { title: 'Failed to load blog posts' },
  articleMissing: { title: 'Failed to load blog post' },
  articleFailed: { title: 'Failed to load blog post' },
  articleNotFound: {
    title: 'Blog Post Not Found',
    description: "The blog post you're looking for doesn't exist or has been removed.",
  },
};

/** Specification sections 2 ("Internet", "Blog list") and 8 ("Internet blog list"); 9 for the skeletons. */
const INTERNET: BlogWords = {
  ...GENERAL,
  readOn: 'Read More',
  noExcerpt: 'Read the article for more.',
  hasPlaceholders: true,
  skeletons: 3,
  empty: { title: 'No Articles Yet', description: 'The first one is on its way.' },
  listFailed: { title: 'Failed to load blog articles. Please try again later.' },
};

const OWN_WORDS: Partial<Record<ModuleSlug, BlogWords>> = { ll199: LL199, 'nyc-internet': INTERNET };

/** The words of a module's blog. */
export const blogWords = (module: ModuleSlug): BlogWords => OWN_WORDS[module] ?? GENERAL;
