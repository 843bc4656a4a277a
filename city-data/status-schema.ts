import { z } from 'zod';
import { SET_NAMES } from './sets/set.ts';

const time = z.coerce.date().transform((at) => at.toISOString());

const setSchema = z.object({
  name: z.enum(SET_NAMES),
  title: z.string(),
  agency: z.string(),
  page: z.string(),
  terms: z.string(),
  cadenceDays: z.number(),
  /** Undefined if the set is not on the portal. */
  sync: z
    .object({
      /** Whether the set is published as a file that is replaced from time to time. */
      isEdition: z.boolean(),
      checkedAt: time.optional(),
      error: z.string().optional(),
      failedAt: time.optional(),
    })
    .optional(),
  unit: z.string(),
  loaded: z
    .object({
      version: z.string(),
      rows: z.number(),
      isShipped: z.boolean(),
      importedAt: z.string(),
      asOf: z.string(),
      /** Days since publication if the portal or the version gives that date, or else since the import. */
      ageDays: z.number(),
      isOld: z.boolean(),
    })
    .optional(),
});

export const importSchema = z.object({
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
  started_at: time,
  ended_at: time.nullable(),
});

export const statusSchema = z.object({
  sets: z.array(setSchema),
  /** The portal's sets that are not loaded, or are loaded only as a sample. */
  missing: z.array(z.enum(SET_NAMES)),
  /** Whether the server loads the missing sets in the background. */
  loadsItself: z.boolean(),
  running: importSchema.optional(),
  history: z.array(importSchema),
});

export type Status = z.infer<typeof statusSchema>;
export type SetStatus = z.infer<typeof setSchema>;
export type ImportEntry = z.infer<typeof importSchema>;

const NAMED = 4;

export function describeMissing(missing: readonly string[], isComing: boolean): string {
  const others = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  const what = `Not loaded, or only as a sample: ${missing.slice(0, NAMED).join(', ')}${others}.`;
  return isComing
    ? `${what} The server is loading them from NYC Open Data, which takes about an hour. Pages say so.`
    : `${what} To load them from NYC Open Data, run: npm run city-data -- sync`;
}
