import { z } from 'zod';
import { inboxSlugSchema as collection } from '../schema.ts';
import { filtersSchema } from './filters.ts';

/** A submission in the list of all kinds. */
export const listedSchema = z.object({
  collection,
  id: z.number(),
  title: z.string(),
  /** The company that sent it, or the email address. */
  sender: z.string(),
  /** What was read from a bill. */
  note: z.string().optional(),
  reference: z.string().nullable(),
  module: z.string().nullable(),
  status: z.string(),
  assignee: z.object({ id: z.number(), name: z.string() }).nullable(),
  dueAt: z.string().nullable(),
  receivedAt: z.string(),
  closedAt: z.string().nullable(),
  isSpam: z.boolean(),
  revision: z.number(),
});

export const pageSchema = z.object({ rows: z.array(listedSchema), total: z.number() });

export const neighborsSchema = z.object({
  previous: listedSchema.nullable(),
  next: listedSchema.nullable(),
  /** From 1; nothing where the list no longer shows the submission. */
  position: z.number().nullable(),
  total: z.number(),
});

/** A saved view, or one that everyone has. */
const viewSchema = z.object({
  id: z.number().nullable(),
  name: z.string(),
  filters: filtersSchema,
  isShared: z.boolean(),
  /** Whether the person may rename and delete it. */
  isEditable: z.boolean(),
  count: z.number(),
});

export const viewsSchema = z.object({ views: z.array(viewSchema) });

export const previewSchema = z.object({
  collection,
  id: z.number(),
  title: z.string(),
  email: z.string(),
  status: z.string(),
  assignee: z.object({ id: z.number(), name: z.string() }).nullable(),
  dueAt: z.string().nullable(),
  /** Nothing where that day has come. */
  snoozedUntil: z.string().nullable(),
  receivedAt: z.string(),
  closedAt: z.string().nullable(),
  isSpam: z.boolean(),
  revision: z.number(),
  reference: z.string().nullable(),
  answers: z.array(z.object({ label: z.string(), text: z.string() })),
  files: z.array(
    z.object({ id: z.number(), name: z.string(), scan: z.string(), url: z.string().nullable() }),
  ),
});

export type ListedSubmission = z.infer<typeof listedSchema>;
export type ListPage = z.infer<typeof pageSchema>;
export type Neighbors = z.infer<typeof neighborsSchema>;
export type InboxView = z.infer<typeof viewSchema>;
export type SubmissionPreview = z.infer<typeof previewSchema>;
