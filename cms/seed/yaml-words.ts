import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { markdownToLexical } from './markdown/to-lexical.ts';

/** In the files rich text is written as Markdown under the key `markdown`; here it becomes rich text. */
async function expandMarkdown(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(expandMarkdown));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only?.[0] === 'markdown') return markdownToLexical(String(only[1]));
  return Object.fromEntries(
    await Promise.all(entries.map(async ([key, child]) => [key, await expandMarkdown(child)] as const)),
  );
}

/** The words of a YAML file, and its source. The caller says which document's shape they have. */
export async function readWords(file: string): Promise<{ source: string; words: unknown }> {
  const source = await readFile(file, 'utf8');
  return { source, words: await expandMarkdown(parse(source)) };
}
