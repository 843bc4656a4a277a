import { z } from 'zod';

const choiceSchema = z.object({
  bbl: z.string(),
  bin: z.number().optional(),
  address: z.string(),
  isUnrecorded: z.boolean().optional(),
});

const rowSchema = z.object({
  id: z.string(),
  line: z.number(),
  text: z.string(),
  label: z.string().optional(),
  /**
   * `matched`: one lot. `ambiguous`: several lots share the address. `notFound`: the choices are similar
   * addresses.
   */
  state: z.enum(['matched', 'ambiguous', 'notFound']),
  why: z.string().optional(),
  assumed: z.string().optional(),
  choices: z.array(choiceSchema),
});

export type Choice = z.infer<typeof choiceSchema>;

export type PendingRow = z.infer<typeof rowSchema>;

export const pendingRows = (stored: unknown): PendingRow[] => z.array(rowSchema).parse(stored ?? []);
