import { describe, expect, it } from 'vitest';
import type { ModuleSlug } from '#law/modules.ts';
import { articleErrorView } from './blog-errors.tsx';

describe('articleErrorView', () => {
  it.each<[ModuleSlug, string, string, string?]>([
    ['ll199', 'Failed to load blog post', 'Failed to load blog post'],
    ['ll97', 'Article Not Found', 'Failed to load article', 'An error occurred while fetching the article.'],
  ])('maps a 503 in %s to the heading "%s" and the toast "%s"', (module, title, toast, description) => {
    expect(articleErrorView({ status: 503, statusText: '', internal: false, data: '' }, module)).toEqual({
      title,
      toast: description ? { title: toast, description } : { title: toast },
      text: 'The site cannot reach its data at the moment. Please try again in a minute.',
      hasFailed: true,
    });
  });
});
