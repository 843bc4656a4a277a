import { z } from 'zod';
import type { UseName } from '#law/figures/placeholders.ts';
import { MODULE_SLUGS } from '#law/modules.ts';

const USE = /^(figure|deadline|city):[a-z0-9-]+$/;

export const contentEventSchema = z.object({
  collection: z.string(),
  module: z.enum(MODULE_SLUGS).optional(),
  change: z.enum(['published', 'changed', 'removed']),
  title: z.string().optional(),
  /** Limits the change to what uses this figure, deadline, or data set. */
  use: z.custom<UseName>((value) => typeof value === 'string' && USE.test(value)).optional(),
});

export type ContentEvent = z.infer<typeof contentEventSchema>;

/** A public page shows a part of them. They change that page, and no content. */
const SHOWN_SUBMISSIONS = ['quiz-submissions'] as const;

export type ShownSubmissions = (typeof SHOWN_SUBMISSIONS)[number];

export const submissionsOf = ({ collection }: ContentEvent): ShownSubmissions | undefined =>
  SHOWN_SUBMISSIONS.find((slug) => slug === collection);
