import { z } from 'zod';
import { MODULE_SLUGS } from '#app/regulations/index.ts';

/**
 * What travels between processes when published content changes.
 * `module` is absent for content that belongs to no module, such as the site's settings.
 */
export const contentEventSchema = z.object({
  collection: z.string(),
  module: z.enum(MODULE_SLUGS).optional(),
  change: z.enum(['published', 'changed', 'removed']),
  title: z.string().optional(),
});

export type ContentEvent = z.infer<typeof contentEventSchema>;

/** The PostgreSQL notification channel on which content events travel. */
export const CONTENT_CHANNEL = 'lotline_content';
