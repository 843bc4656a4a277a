import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BILL_FIELD_NAMES } from '#law/bills/bill-fields.ts';

const values = z.partialRecord(z.enum(BILL_FIELD_NAMES), z.string());

const lineSchema = z.object({
  text: z.string(),
  stream: z.string(),
  containerSize: z.number().optional(),
  pickups: z.number().optional(),
  ratePerYard: z.string().optional(),
  ratePer100Pounds: z.string().optional(),
  rate: z.string().optional(),
  unit: z.string().optional(),
  amount: z.string(),
});

const billSchema = z.object({
  values,
  /** Values that are not printed but follow from others. The parser may leave them out. */
  derived: values.optional(),
  lines: z.array(lineSchema),
  fees: z.array(z.object({ label: z.string(), amount: z.string() })),
});

const truthSchema = billSchema.extend({
  kind: z.enum(['bill', 'notABill', 'empty']),
  bills: z.number(),
  each: z.array(billSchema).optional(),
});

/** The true values of a file, or of the first bill if it has several. */
export type Truth = z.infer<typeof truthSchema>;

/** Bills in layouts that the rules were written for, one of them in another currency, and other documents. */
export const MADE_UP = path.join(import.meta.dirname, 'made-up');

/** Bills in layouts by other authors. See the README there. */
export const COLLECTED = path.join(import.meta.dirname, 'collected');

/** Bills for measuring the rules, never for tuning them. */
export const HELD_OUT = path.join(import.meta.dirname, 'held-out');

export interface TestBill {
  name: string;
  pdf: string;
  truth: Truth;
}

/** The PDFs of a folder, with the true values from their JSON files. */
export async function billsIn(folder: string): Promise<TestBill[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const name = file.replace(/\.pdf$/, '');
      const json = await readFile(path.join(folder, `${name}.json`), 'utf8');
      const all = truthSchema.parse(JSON.parse(json));
      return { name, pdf: path.join(folder, file), truth: { ...all, ...all.each?.[0] } };
    }),
  );
}
