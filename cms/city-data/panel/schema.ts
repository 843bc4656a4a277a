import { z } from 'zod';
import { SET_NAMES } from '../sets/set.ts';

const setSchema = z.object({
  name: z.enum(SET_NAMES),
  title: z.string(),
  agency: z.string(),
  page: z.string(),
  byHand: z.string(),
  terms: z.string(),
  cadenceDays: z.number(),
  unit: z.string(),
  loaded: z
    .object({
      version: z.string(),
      rows: z.number(),
      isShipped: z.boolean(),
      importedAt: z.string(),
      ageDays: z.number(),
      isOld: z.boolean(),
    })
    .optional(),
});

const importSchema = z.object({
  id: z.string(),
  set_name: z.enum(SET_NAMES),
  version: z.string().nullable(),
  file: z.string(),
  state: z.enum(['running', 'done', 'failed', 'interrupted']),
  step: z.string(),
  rows_read: z.coerce.number(),
  rows_loaded: z.coerce.number(),
  rows_rejected: z.coerce.number(),
  rejects: z.string().nullable(),
  message: z.string().nullable(),
  started_by: z.string().nullable(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
});

/** The status of city data, as it comes over HTTP. */
export const statusSchema = z.object({
  sets: z.array(setSchema),
  running: importSchema.optional(),
  history: z.array(importSchema),
});

export type Status = z.infer<typeof statusSchema>;
export type SetStatus = z.infer<typeof setSchema>;
export type ImportEntry = z.infer<typeof importSchema>;
