import { z } from 'zod';
import { RECORD_SETS, type RecordSet } from '#law/city-record/rows.ts';
import type { Database } from '../database.ts';

/** Values of the columns that may contain codes, and an example of the city's description. */
const codeSchema = z.object({
  rows: z.number(),
  type: z.string().optional(),
  deviceType: z.string().optional(),
  order: z.string().optional(),
  agency: z.string().optional(),
  words: z.string().optional(),
  sections: z.array(z.string()).optional(),
  codes: z.array(z.string()).optional(),
  charges: z.array(z.string()).optional(),
});

const wordSchema = z.object({ column: z.string(), word: z.string(), rows: z.number() });

const tallySchema = z.object({
  lots: z.number(),
  /** Counts open rows only. */
  codes: z.array(codeSchema),
  words: z.array(wordSchema),
});

export type TalliedCode = z.infer<typeof codeSchema>;
export type TalliedWord = z.infer<typeof wordSchema>;
export type Tally = z.infer<typeof tallySchema>;

export interface SetTally extends Tally {
  set: RecordSet;
  rows: number;
}

const EMPTY: Tally = { lots: 0, codes: [], words: [] };

/** Returns tallies of loaded sets, in the order of `RECORD_SETS`. */
export async function readTallies(db: Database): Promise<SetTally[]> {
  const { rows } = await db.query<{ name: string; rows: string; tally: unknown }>(
    'select name, rows, tally from city.sets',
  );
  return RECORD_SETS.flatMap((set) => {
    const stored = rows.find(({ name }) => name === set);
    if (!stored) return [];
    const tally = tallySchema.safeParse(stored.tally).data ?? EMPTY;
    return [{ set, rows: Number(stored.rows), ...tally }];
  });
}
