import { z } from 'zod';

const choiceSchema = z.object({
  bbl: z.string(),
  bin: z.number().optional(),
  /** "350 5th Avenue, Manhattan 10118" */
  address: z.string(),
  /** The lot can exist, but no set of the city's records has it. */
  isUnrecorded: z.boolean().optional(),
});

const rowSchema = z.object({
  id: z.string(),
  /** In the list, counted from 1. */
  line: z.number(),
  /** As its owner wrote it. */
  text: z.string(),
  label: z.string().optional(),
  /** One lot was found; several have this address; or none, and the choices are near ones. */
  state: z.enum(['matched', 'ambiguous', 'notFound']),
  /** Why it was not found, where the text itself says so. */
  why: z.string().optional(),
  /** The borough that was taken because the row names none. */
  assumed: z.string().optional(),
  choices: z.array(choiceSchema),
});

/** A lot that a row may mean. */
export type Choice = z.infer<typeof choiceSchema>;

/** A row of a list that is not a building of the portfolio yet: its owner confirms, chooses or corrects it. */
export type PendingRow = z.infer<typeof rowSchema>;

/** The rows in the stored JSON. */
export const pendingRows = (stored: unknown): PendingRow[] => z.array(rowSchema).parse(stored ?? []);
