import type { Where } from 'payload';
import { z } from 'zod';
import { INBOX_SLUGS, type InboxSlug } from './kinds.ts';

/** A collection of the inbox, in the path of an endpoint. */
export const collectionSchema = z.enum(INBOX_SLUGS as [InboxSlug, ...InboxSlug[]]);

/** The number of a document, in a path or a body. */
export const numberSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/** What a list shows: the filter and the words that are searched for, as Payload reads them from an address. */
export const listSchema = z.object({
  where: z.custom<Where>((value) => typeof value === 'object' && value !== null).optional(),
  search: z.string().max(200).optional(),
});

export type ListQuery = z.infer<typeof listSchema>;
