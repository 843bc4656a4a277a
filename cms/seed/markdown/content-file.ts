import { readFile } from 'node:fs/promises';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** A text in Markdown with front matter: the values between the `---` lines at its top. */
export interface ContentFile<FrontMatter> {
  file: string;
  frontMatter: FrontMatter;
  /** The text, after as many empty lines as the front matter had, so that line numbers hold. */
  markdown: string;
}

/** What is wrong in a content file, each with file and line. */
export class ContentFileError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  given: object,
): z.infer<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const at = (offset: number): string => `${file}:${lines.linePos(offset).line + 1}`;
  if (document.errors.length > 0) {
    throw new ContentFileError(document.errors.map(({ pos, message }) => `${at(pos[0])}: ${message}`));
  }
  const values: unknown = document.toJS();
  const parsed = schema.safeParse({ ...given, ...(typeof values === 'object' ? values : {}) });
  if (parsed.success) return parsed.data;
  throw new ContentFileError(
    parsed.error.issues.map((issue) => {
      const key = issue.path.join('.') || ('keys' in issue ? issue.keys.join(', ') : '');
      const node: unknown = document.get(key, true);
      const where = isNode(node) && node.range ? at(node.range[0]) : `${file}:1`;
      return `${where}: ${key}: ${issue.message}`;
    }),
  );
}

/**
 * Reads a Markdown file whose front matter has the shape of `schema`. `given` are values that the
 * front matter may leave out. Throws `ContentFileError`.
 */
export async function readContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  given: object = {},
): Promise<ContentFile<z.infer<Schema>>> {
  const source = await readFile(file, 'utf8');
  const match = FRONT_MATTER.exec(source);
  if (!match)
    throw new ContentFileError([`${file}:1: the front matter is missing (a block between two --- lines).`]);
  const frontMatter = readFrontMatter(file, match[1] ?? '', schema, given);
  const skipped = match[0].split('\n').length - 1;
  const markdown = '\n'.repeat(skipped) + source.slice(match[0].length);
  if (markdown.trim() === '') throw new ContentFileError([`${file}:${skipped + 1}: the file has no text.`]);
  return { file, frontMatter, markdown };
}
