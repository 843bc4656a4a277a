import { z } from 'zod';
import { newYorkTime } from '#cms/time/new-york.ts';

export const scheduledSchema = z.object({
  isPublished: z.boolean(),
  hasFailed: z.boolean(),
  why: z.string().optional(),
  at: z.string(),
});

export function scheduleSentence({
  isPublished,
  hasFailed,
  why,
  at,
}: z.infer<typeof scheduledSchema>): string {
  const time = newYorkTime(at);
  if (!hasFailed) return isPublished ? `Goes live on ${time}.` : `Leaves the site on ${time}.`;
  const failure = `Could not be ${isPublished ? 'published' : 'unpublished'} on ${time}.`;
  return why ? `${failure} ${why}` : failure;
}
