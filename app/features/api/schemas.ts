import { z } from 'zod';
import type { Source } from '#law/figures/register.ts';
import { CERTAINTIES } from '#law/figures/register.ts';
import { parseBbl } from '#law/lot.ts';

export const NOTICE = 'This is information, not legal advice.' as const;

export const day = z.iso.date('Write the day like this: 2026-11-27.');

export const bbl = z
  .string()
  .regex(/^[1-5]\d{9}$/, 'Write the BBL with ten digits, such as 1008350041.')
  .refine(
    (text) => !/^[1-5]\d{9}$/.test(text) || parseBbl(text) !== undefined,
    'No lot can have this number.',
  )
  .describe('Borough, block, and lot in ten digits, such as 1008350041');

export const source = z.object({
  title: z.string(),
  link: z.string().nullable(),
  asOf: z.string().nullable().describe('When we last checked it, or the version of the data'),
});

export const certainty = z.enum(CERTAINTIES.map(({ value }) => value));

/** Part of every response about the law. */
export const grounds = {
  asOf: day.describe('The day in New York of which the response is true'),
  sources: z.array(source),
  notice: z.literal(NOTICE),
};

export const toSource = ({ title, link }: Source, asOf?: string): z.output<typeof source> => ({
  title,
  link: link ?? null,
  asOf: asOf ?? null,
});

/** Lists each source once, with the earliest check date of its entries. */
export function toSources(
  entries: readonly { source: Source; checkedOn: string }[],
): z.output<typeof source>[] {
  const days = new Map<string, { source: Source; checkedOn: string }>();
  for (const entry of entries) {
    const { key } = entry.source;
    const same = days.get(key);
    if (!same || entry.checkedOn < same.checkedOn) days.set(key, entry);
  }
  return [...days.values()].map((entry) => toSource(entry.source, entry.checkedOn));
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;

export const fromText = <Schema extends z.ZodNumber>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && NUMBER.test(value) ? Number(value) : value), schema);

export const onDay = day.optional().describe('The day of which this is true; today if left out');
