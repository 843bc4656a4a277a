import path from 'node:path';
import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload';
import type { Change } from './outcome.ts';
import { readWords } from './yaml-words.ts';

/** Fills a global from the file that is named after it, unless somebody has saved it before. */
export async function seedGlobal(payload: Payload, file: string): Promise<Change> {
  const slug = path.basename(file, '.yaml') as GlobalSlug;
  const present = await payload.findGlobal({ slug, depth: 0 });
  if (present.updatedAt) return 'unchanged';
  const { words } = await readWords(file);
  await payload.updateGlobal({
    slug,
    data: { ...(words as object), _status: 'published' } as DataFromGlobalSlug<typeof slug>,
  });
  return 'created';
}
