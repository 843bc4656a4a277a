import { z } from 'zod';
import { MODULE_SLUGS } from '#law/modules.ts';

export const contentEventSchema = z.object({
  collection: z.string(),
  module: z.enum(MODULE_SLUGS).optional(),
  change: z.enum(['published', 'changed', 'removed']),
  title: z.string().optional(),
});

export type ContentEvent = z.infer<typeof contentEventSchema>;

/** Data that only some public pages show. Changes to it invalidate only those. Other changes invalidate every page. */
const SHOWN_DATA = ['city', 'quiz-submissions'] as const;

export type ShownData = (typeof SHOWN_DATA)[number];

export const changedData = ({ collection }: ContentEvent): ShownData | undefined =>
  SHOWN_DATA.find((data) => data === collection);
