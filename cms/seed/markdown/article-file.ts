import path from 'node:path';
import { z } from 'zod';
import { MODULE_SLUGS, regulatoryModule } from '#app/regulations/index.ts';
import { slugSchema } from './slug-schema.ts';
import { readContentFile, type ContentFile } from './content-file.ts';

/** What stands between the `---` lines at the top of an article's file. */
const frontMatterSchema = z
  .strictObject({
    module: z.enum(MODULE_SLUGS),
    title: z.string().min(1).max(160),
    slug: slugSchema,
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

export type ArticleFile = ContentFile<z.infer<typeof frontMatterSchema>>;

/**
 * Reads one article from a Markdown file with front matter. The module may be left out where
 * the file's folder is named after it. Throws `ContentFileError`.
 */
export function readArticleFile(file: string): Promise<ArticleFile> {
  const folder = path.basename(path.dirname(file));
  return readContentFile(file, frontMatterSchema, { module: MODULE_SLUGS.find((slug) => slug === folder) });
}
