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

/** What visitors send and a public page shows a part of. It changes that page, and no content. */
const SHOWN_SUBMISSIONS = ['quiz-submissions'] as const;

export type ShownSubmissions = (typeof SHOWN_SUBMISSIONS)[number];

/** The submissions that an event is about, where it is not about content. */
export const submissionsOf = ({ collection }: ContentEvent): ShownSubmissions | undefined =>
  SHOWN_SUBMISSIONS.find((slug) => slug === collection);

/** The PostgreSQL notification channel on which content events travel. */
export const CONTENT_CHANNEL = 'lotline_content';
