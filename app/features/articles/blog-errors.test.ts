import { describe, expect, it } from 'vitest';
import type { ModuleSlug } from '#law/modules.ts';
import { articleErrorView } from './blog-errors.tsx';

const answer = (status: number) => ({ status, statusText: '', internal: false, data: '' });

const NO_DATA = 'The site cannot reach its data at the moment. Please try again in a minute.';

describe('articleErrorView', () => {
  it.each<[number, ModuleSlug, string, string, string | undefined, string]>([
    [503, 'll199', 'Failed to load blog post', 'Failed to load blog post', undefined, NO_DATA],
    [
      503,
      'll97',
      'Article Not Found',
      'Failed to load article',
      'An error occurred while fetching the article.',
      NO_DATA,
    ],
    [
      404,
      'll97',
      'Article Not Found',
      'Failed to load article',
      "The article you're looking for could not be found.",
      "The article you're looking for doesn't exist or has been removed.",
    ],
    [
      404,
      'll199',
      'Blog Post Not Found',
      'Failed to load blog post',
      undefined,
      "The blog post you're looking for doesn't exist or has been removed.",
    ],
  ])(
    'maps a %i in %s to the heading "%s" and the toast "%s"',
    (status, module, title, toast, description, text) => {
      expect(articleErrorView(answer(status), module)).toEqual({
        title,
        toast: description ? { title: toast, description } : { title: toast },
        text,
        hasFailed: status === 503,
      });
    },
  );
});
