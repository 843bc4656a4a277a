import type { Payload } from 'payload';
import { z } from 'zod';
import { digestOf } from './digest.ts';
import { bodyOf } from './markdown/body.ts';
import { readContentFile } from './markdown/content-file.ts';
import { slugSchema } from './markdown/slug-schema.ts';
import type { Change } from './outcome.ts';
import { storeSeeded } from './store.ts';

const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(160),
  slug: slugSchema,
  excerpt: z.string().min(1).max(400),
  order: z.number().int(),
});

/** Reads one guide of the help center and stores it, keyed by slug. Throws `ContentFileError`. */
export async function seedGuide(payload: Payload, file: string): Promise<Change> {
  const guide = await readContentFile(file, frontMatterSchema);
  const { frontMatter } = guide;
  return storeSeeded(payload, {
    collection: 'guides',
    where: { slug: { equals: frontMatter.slug } },
    digest: digestOf(frontMatter, guide.markdown),
    toData: async () => ({ ...frontMatter, body: await bodyOf(guide), _status: 'published' }),
  });
}
