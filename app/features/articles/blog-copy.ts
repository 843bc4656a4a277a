import type { ModuleSlug } from '#law/modules.ts';
import { PAGE_SIZE } from '#app/urls/blog-url.ts';

interface Message {
  title: string;
  description?: string;
}

export interface BlogCopy {
  /** On the link of each card. */
  readOn: string;
  /** In place of an excerpt that is empty. */
  noExcerpt?: string;
  /** Whether a card without an image has a drawing in its place. */
  hasPlaceholders?: boolean;
  skeletons: number;
  /** For a blog without any article. Otherwise, and for a search, the list shows `NOTHING_FOUND`. */
  empty?: Message;
  listFailed: Message;
  /** The toasts for an article that is missing, and for one that failed to load. */
  articleMissing: Message;
  articleFailed: Message;
  articleNotFound: Message;
}

/** The empty state of a filtered list. Specification section 2, "LL97". */
export const NOTHING_FOUND = {
  title: 'No articles found',
  description: 'Try a different search or another category.',
} as const;

/** The copy of LL97's blog, and of every blog without its own. Specification sections 2 and 8. */
const GENERAL: BlogCopy = {
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
const LL199: BlogCopy = {
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
const INTERNET: BlogCopy = {
  ...GENERAL,
  readOn: 'Read More',
  noExcerpt: 'Read the article for more.',
  hasPlaceholders: true,
  skeletons: 3,
  empty: { title: 'No Articles Yet', description: 'The first one is on its way.' },
  listFailed: { title: 'Failed to load blog articles. Please try again later.' },
};

const OWN_COPY: Partial<Record<ModuleSlug, BlogCopy>> = { ll199: LL199, 'nyc-internet': INTERNET };

export const blogCopy = (module: ModuleSlug): BlogCopy => OWN_COPY[module] ?? GENERAL;
