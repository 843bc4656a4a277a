/** The messages of blogs and articles. Source: specification sections 2 ("LL97") and 8. */
export const BLOG_FAILED = {
  title: 'Failed to load blog posts',
  description: 'An error occurred while fetching the blog posts.',
} as const;

export const ARTICLE_FAILED_TITLE = 'Failed to load article';

export const ARTICLE_MISSING = "The article you're looking for could not be found.";

export const ARTICLE_UNREADABLE = 'An error occurred while fetching the article.';

export const ARTICLE_NOT_FOUND = {
  title: 'Article Not Found',
  description: "The article you're looking for doesn't exist or has been removed.",
} as const;
