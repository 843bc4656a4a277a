import { z } from 'zod';

/** A row of a list that names no building for certain. What it may mean is looked up when its owner sees it. */
const rowSchema = z.object({
  text: z.string(),
  label: z.string().optional(),
  units: z.number().optional(),
});

export type PendingRow = z.infer<typeof rowSchema>;

export const pendingRows = (stored: unknown): PendingRow[] => z.array(rowSchema).parse(stored ?? []);
