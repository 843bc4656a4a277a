import type { ModuleSlug } from '#law/modules.ts';
import { countText, formatNumber, plural } from '#law/numbers.ts';
import { PAGE_SIZE } from '#app/urls/blog-url.ts';

interface Message {
  title: string;
  description?: string;
}

export interface BlogCopy {
  readOn: string;
  noExcerpt?: string;
  hasPlaceholders?: boolean;
  skeletons: number;
  empty?: Message;
  listFailed: Message;
  articleMissing: Message;
  articleFailed: Message;
  articleNotFound: Message;
  articleUnavailable?: string;
}

export const NOTHING_FOUND = {
  title: 'No articles found',
  description: 'Try a different search or another category.',
} as const;

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
  articleUnavailable: 'Failed to load blog post',
};

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

export const countResults = (count: number): string => countText(count, 'result');

export const searchAllTexts = (count: number, search: string): string =>
  plural(count, {
    one: `1 article mentions ${search}: search all texts`,
    other: `${formatNumber(count)} articles mention ${search}: search all texts`,
  });

export const SEARCH_WHOLE_SITE = 'Search the whole site';
