import { readFile } from 'node:fs/promises';
import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { parse } from 'yaml';
import { digestOf, isUpToDate } from './digest.ts';
import { markdownToLexical } from './markdown/to-lexical.ts';
import type { Change } from './outcome.ts';

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

/** Reads one module's words from its YAML file and stores them, keyed by slug. */
export async function seedModule(payload: Payload, file: string): Promise<Change> {
  const source = await readFile(file, 'utf8');
  const digest = digestOf(source);
  const words = (await expandMarkdown(parse(source))) as RequiredDataFromCollectionSlug<'modules'>;
  const { docs } = await payload.find({
    collection: 'modules',
    where: { slug: { equals: words.slug } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { seedDigest: true },
  });
  const existing = docs[0];
  if (existing && isUpToDate(existing, digest)) return 'unchanged';
  const data = { ...words, seedDigest: digest };
  if (existing) {
    await payload.update({ collection: 'modules', id: existing.id, data });
    return 'updated';
  }
  await payload.create({ collection: 'modules', data });
  return 'created';
}
