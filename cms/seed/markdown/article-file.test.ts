import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArticleFile } from './article-file.ts';
import { ContentFileError } from './content-file.ts';

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'lotline-articles-')), 'll97');
  await mkdir(folder);
});

afterEach(() => rm(path.dirname(folder), { recursive: true }));

const frontMatter = {
  title: 'A title',
  slug: 'a-title',
  excerpt: 'In short.',
  category: 'Updates',
  author: 'Lotline Editorial',
  publishedAt: '2026-02-03',
};

async function write(values: Record<string, string>, body = 'Words.'): Promise<string> {
  const file = path.join(folder, 'article.md');
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  await writeFile(file, `---\n${lines.join('\n')}\n---\n\n${body}\n`);
  return file;
}

async function problemsOf(file: string): Promise<string[]> {
  try {
    await readArticleFile(file);
  } catch (error) {
    if (error instanceof ContentFileError)
      return error.problems.map((line) => line.replace(file, 'article.md'));
  }
  throw new Error('There was no problem.');
}

describe('readArticleFile', () => {
  it('takes the module from the folder', async () => {
    const { frontMatter: read, markdown } = await readArticleFile(await write(frontMatter));
    expect(read).toEqual({ ...frontMatter, module: 'll97' });
    expect(markdown.trim()).toBe('Words.');
  });

  it('keeps the line numbers of the file', async () => {
    const { markdown } = await readArticleFile(await write(frontMatter));
    expect(markdown.split('\n').indexOf('Words.')).toBe(9);
  });

  it.each([
    [{ category: 'Recycling' }, 'article.md:5: category: not a category of this module'],
    [{ publishedAt: 'tomorrow' }, 'article.md:7: publishedAt: give a date such as 2026-03-14'],
    [{ slug: 'A Title' }, 'article.md:3: slug: use lower-case letters, digits and hyphens'],
    [{ image: 'x.svg' }, 'article.md:1: imageAlt: describe the image'],
    [{ colour: 'red' }, 'article.md:8: : Unrecognized key: "colour"'],
  ])('names file and line of %j', async (wrong, problem) => {
    const [first] = await problemsOf(await write({ ...frontMatter, ...wrong }));
    expect(first?.replace(/: colour: /, ': : ')).toBe(problem);
  });

  it('says what is missing', async () => {
    const { title: _, ...untitled } = frontMatter;
    expect((await problemsOf(await write(untitled)))[0]).toMatch(/^article\.md:1: title: /);
  });

  it('says that the front matter is missing', async () => {
    const file = path.join(folder, 'article.md');
    await writeFile(file, 'Only words.');
    expect((await problemsOf(file))[0]).toMatch(/^article\.md:1: the front matter is missing/);
  });

  it('says that there is no text', async () => {
    expect((await problemsOf(await write(frontMatter, '')))[0]).toMatch(/has no text/);
  });
});
