import { z } from 'zod';
import { BILL_FIELD_NAMES } from '#law/bills/bill-fields.ts';
import { SEVERITIES } from '#law/bills/finding.ts';
import { placeSchema, readPageSchema } from '../reading/reading.ts';
import { CORRECTORS, KINDS, STATES, VERDICTS } from '#collections/bills/analysis-states.ts';

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];

const valueSchema = z.object({
  id: z.string(),
  /** Counts decisions, so that nobody decides about a value they have not seen. */
  revision: z.number(),
  field: z.enum(BILL_FIELD_NAMES),
  line: z.number().nullable(),
  label: z.string().nullable(),
  current: z.string(),
  read: z.string(),
  printed: z.string(),
  place: placeSchema,
  isLow: z.boolean(),
  verdict: z.enum(VERDICTS),
  correctedBy: z.enum(CORRECTORS).nullable(),
});

export type ReviewValue = z.infer<typeof valueSchema>;

const findingSchema = z.object({
  id: z.string(),
  severity: z.enum(valuesOf(SEVERITIES)),
  title: z.string(),
  text: z.string(),
  source: z.string(),
  checks: z.array(z.string()).readonly(),
  step: z.string().optional(),
  monthlyExcess: z.number().optional(),
});

export type ReviewFinding = z.infer<typeof findingSchema>;

const fileSchema = z.object({
  name: z.string(),
  refusal: z.string().optional(),
});

export type ReviewPage = z.infer<typeof readPageSchema>;

export const reviewSchema = z.object({
  state: z.enum(valuesOf(STATES)),
  reason: z.string().optional(),
  kind: z.enum(valuesOf(KINDS)).optional(),
  mayReadAgain: z.boolean(),
  files: z.array(fileSchema),
  pages: z.array(readPageSchema),
  values: z.array(valueSchema),
  findings: z.array(findingSchema),
  zone: z.string(),
  monthlyCost: z.number().optional(),
});

export type BillReview = z.infer<typeof reviewSchema>;
