import { z } from 'zod';
import type { UseName } from '#law/figures/placeholders.ts';
import { MODULE_SLUGS } from '#law/modules.ts';

const USE = /^(figure|deadline|city):[a-z0-9-]+$/;

/** Sent between processes when published content changes. `module` is absent where it belongs to no module. */
export const contentEventSchema = z.object({
  collection: z.string(),
  module: z.enum(MODULE_SLUGS).optional(),
  change: z.enum(['published', 'changed', 'removed']),
  title: z.string().optional(),
  /** Where a figure, a deadline or a set of city data has changed: only what uses it is made again. */
  use: z.custom<UseName>((value) => typeof value === 'string' && USE.test(value)).optional(),
});

export type ContentEvent = z.infer<typeof contentEventSchema>;

/** Submissions that a public page shows a part of. They change that page, and no content. */
const SHOWN_SUBMISSIONS = ['quiz-submissions'] as const;

export type ShownSubmissions = (typeof SHOWN_SUBMISSIONS)[number];

/** The kind of submission that an event is about, if it is not about content. */
export const submissionsOf = ({ collection }: ContentEvent): ShownSubmissions | undefined =>
  SHOWN_SUBMISSIONS.find((slug) => slug === collection);
