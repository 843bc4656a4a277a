import { z } from 'zod';
import { BILL_FIELD_NAMES } from '#law/bills/bill-fields.ts';

const index = z.number().int().nonnegative();
const fraction = z.number().min(0).max(1);

/** `file` and `page` are zero-based. The other values are fractions of the page as displayed. */
export const placeSchema = z.object({
  file: index,
  page: index,
  left: fraction,
  top: fraction,
  width: fraction,
  height: fraction,
});

export type Place = z.infer<typeof placeSchema>;

const readValueSchema = z.object({
  field: z.enum(BILL_FIELD_NAMES),
  line: index.optional(),
  /** The name of a fee, the unit of a rate, or a currency other than the US dollar. */
  label: z.string().max(120).optional(),
  /** An ISO date, a plain decimal such as `1234.50`, or text. */
  value: z.string().max(200),
  printed: z.string().max(300),
  place: placeSchema,
  confidence: fraction,
});
export type ReadValue = z.infer<typeof readValueSchema>;

const readPageSchema = z.object({
  file: index,
  page: index,
  /** In points for text, in pixels for a scan. */
  width: z.number().positive(),
  height: z.number().positive(),
  source: z.enum(['text', 'scan']),
  /** For a scan: how many degrees clockwise it was turned to be upright. */
  turn: z.number().optional(),
});

export const readingSchema = z.object({
  kind: z.enum(['bill', 'notABill', 'empty']),
  /** The number of bills in the files. The values come from the first bill. */
  bills: z.number().int().nonnegative(),
  pages: z.array(readPageSchema),
  values: z.array(readValueSchema),
});
export type Reading = z.infer<typeof readingSchema>;

export const LOW_CONFIDENCE = 0.8;
