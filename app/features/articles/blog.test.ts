import { describe, expect, it, vi } from 'vitest';
import { loadArticle } from './article.server.ts';
import { loadBlog } from './blog.server.ts';

const failing = vi.hoisted(() => () => Promise.reject(new Error('the database is gone')));

vi.mock('#app/content/articles.server.ts', () => ({
  listArticles: failing,
  findArticle: failing,
  relatedArticles: failing,
}));
vi.mock('#app/content/modules.server.ts', () => ({ readModuleBlog: failing }));

const error = vi.fn();
const args = {
  request: new Request('http://site/ll97/blog'),
  params: { slug: 'a' },
  context: { log: { error } },
};

describe('when the database is gone', () => {
  it('a blog answers 503, and the reason is logged', async () => {
    await expect(loadBlog(args as never, 'll97')).rejects.toMatchObject({ init: { status: 503 } });
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.any(Error) }),
      expect.any(String),
    );
  });

  it('an article answers 503', async () => {
    await expect(loadArticle(args as never, 'll97')).rejects.toMatchObject({ init: { status: 503 } });
  });
});
