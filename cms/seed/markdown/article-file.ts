import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { MODULE_SLUGS, regulatoryModule } from '#app/regulations/index.ts';

/** What stands between the `---` lines at the top of an article's file. */
const frontMatterSchema = z
  .strictObject({
    module: z.enum(MODULE_SLUGS),
    title: z.string().min(1).max(160),
    slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use lower-case letters, digits and hyphens'),
    excerpt: z.string().min(1).max(400),
    category: z.string(),
    author: z.string().min(1).max(120),
    publishedAt: z.iso.date('give a date such as 2026-03-14'),
    image: z.string().optional(),
    imageAlt: z.string().optional(),
  })
  .refine(({ image, imageAlt }) => !image || imageAlt, {
    path: ['imageAlt'],
    message: 'describe the image',
  })
  .refine(({ module, category }) => regulatoryModule(module).articleCategories.includes(category), {
    path: ['category'],
    message: 'not a category of this module',
  });

export type FrontMatter = z.infer<typeof frontMatterSchema>;

export interface ArticleFile {
  file: string;
  frontMatter: FrontMatter;
  /** The text, after as many empty lines as the front matter had, so that line numbers hold. */
  markdown: string;
}

/** What is wrong in an article's file, each with file and line. */
export class ArticleFileError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

function readFrontMatter(file: string, source: string, moduleOfFolder: string | undefined): FrontMatter {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const at = (offset: number): string => `${file}:${lines.linePos(offset).line + 1}`;
  if (document.errors.length > 0) {
    throw new ArticleFileError(document.errors.map(({ pos, message }) => `${at(pos[0])}: ${message}`));
  }
  const values: unknown = document.toJS();
  const withModule = { module: moduleOfFolder, ...(typeof values === 'object' ? values : {}) };
  const parsed = frontMatterSchema.safeParse(withModule);
  if (parsed.success) return parsed.data;
  throw new ArticleFileError(
    parsed.error.issues.map((issue) => {
      const key = issue.path.join('.') || ('keys' in issue ? issue.keys.join(', ') : '');
      const node: unknown = document.get(key, true);
      const where = isNode(node) && node.range ? at(node.range[0]) : `${file}:1`;
      return `${where}: ${key}: ${issue.message}`;
    }),
  );
}

/**
 * Reads one article from a Markdown file with front matter. The module may be left out where
 * the file's folder is named after it. Throws `ArticleFileError`.
 */
export async function readArticleFile(file: string): Promise<ArticleFile> {
  const source = await readFile(file, 'utf8');
  const match = FRONT_MATTER.exec(source);
  if (!match)
    throw new ArticleFileError([`${file}:1: the front matter is missing (a block between two --- lines).`]);
  const folder = path.basename(path.dirname(file));
  const moduleOfFolder = MODULE_SLUGS.find((slug) => slug === folder);
  const frontMatter = readFrontMatter(file, match[1] ?? '', moduleOfFolder);
  const skipped = match[0].split('\n').length - 1;
  const markdown = '\n'.repeat(skipped) + source.slice(match[0].length);
  if (markdown.trim() === '')
    throw new ArticleFileError([`${file}:${skipped + 1}: the article has no text.`]);
  return { file, frontMatter, markdown };
}
