import { z } from 'zod';
import { inboxSlugSchema as collection } from '../inbox-schema.ts';
import { filtersSchema } from './filters.ts';

const personSchema = z.object({ id: z.number(), name: z.string() });

const overviewSchema = z.object({
  collection,
  id: z.number(),
  title: z.string(),
  reference: z.string().nullable(),
  status: z.string(),
  assignee: personSchema.nullable(),
  dueAt: z.string().nullable(),
  receivedAt: z.string(),
  closedAt: z.string().nullable(),
  isSpam: z.boolean(),
  revision: z.number(),
});

const listedSchema = overviewSchema.extend({
  sender: z.string(),
  name: z.string().nullable(),
  firstLine: z.string(),
  note: z.string().optional(),
  hasDraft: z.boolean(),
  module: z.string().nullable(),
});

export const pageSchema = z.object({ rows: z.array(listedSchema), total: z.number() });

export const neighborsSchema = z.object({
  previous: overviewSchema.nullable(),
  next: overviewSchema.nullable(),
  position: z.number().nullable(),
  total: z.number(),
});

const viewSchema = z.object({
  id: z.number().nullable(),
  name: z.string(),
  filters: filtersSchema,
  isShared: z.boolean(),
  isEditable: z.boolean(),
  count: z.number(),
});

export const viewsSchema = z.object({ views: z.array(viewSchema) });

export const previewSchema = overviewSchema.extend({
  email: z.string(),
  snoozedUntil: z.string().nullable(),
  reason: z.string().nullable(),
  partner: z.object({ id: z.number(), name: z.string(), page: z.string().nullable() }).nullable(),
  answers: z.array(z.object({ label: z.string(), text: z.string() })),
  files: z.array(
    z.object({ id: z.number(), name: z.string(), scan: z.string(), url: z.string().nullable() }),
  ),
});

export type Person = z.infer<typeof personSchema>;
export type ListedSubmission = z.infer<typeof listedSchema>;
export type Neighbor = z.infer<typeof overviewSchema>;
export type ListPage = z.infer<typeof pageSchema>;
export type InboxView = z.infer<typeof viewSchema>;
export type SubmissionPreview = z.infer<typeof previewSchema>;
