import { z } from 'zod';
import type { Codec } from './codec.ts';

/** A value that stands in a file as it is stored. */
export const plain = (schema: z.ZodType): Codec => ({
  schema,
  toFile: (stored) => stored ?? undefined,
  toStored: (written) => written ?? null,
});

/** Several such values, in their order. */
export const plainList = (schema: z.ZodType): Codec => ({
  schema: z.array(schema),
  toFile: (stored) => stored ?? undefined,
  toStored: (written) => written ?? [],
});

/** A moment, always written in the same way. */
export const moment: Codec = {
  schema: z.iso
    .datetime('give a moment such as 2026-03-14T17:00:00.000Z')
    .transform((text) => new Date(text).toISOString()),
  toFile: (stored) =>
    typeof stored === 'string' || stored instanceof Date ? new Date(stored).toISOString() : undefined,
  toStored: (written) => written ?? null,
};
