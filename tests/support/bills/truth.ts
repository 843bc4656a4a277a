import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BILL_FIELD_NAMES } from '#app/regulations/bill-fields.ts';
import type { BillFacts } from './facts.ts';
import type { Layout } from './layouts/layout.ts';

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
  /** What follows from the rest, and is not printed: it may be read. */
  derived: values.optional(),
  lines: z.array(lineSchema),
  fees: z.array(z.object({ label: z.string(), amount: z.string() })),
});

const truthSchema = billSchema.extend({
  kind: z.enum(['bill', 'notABill', 'empty']),
  bills: z.number(),
  each: z.array(billSchema).optional(),
});

/** What a bill says, field by field. Of several bills in one file, the first. */
export type Truth = z.infer<typeof truthSchema>;

/** Of what is no bill. */
export const NO_BILL: Truth = { kind: 'notABill', bills: 0, values: {}, lines: [], fees: [] };

export interface CollectedBill {
  name: string;
  pdf: string;
  truth: Truth;
}

/** The PDFs of a folder that have a JSON file with what they say. */
export async function collectedBills(folder: string): Promise<CollectedBill[]> {
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

/** What a made-up bill of a layout says. */
export function truthOf(facts: BillFacts, layout: Layout): Truth {
  const hides = new Set(layout.hides);
  const isCarried = layout.wanted?.carried;
  const current = facts.charges.toFixed(2);
  return {
    kind: 'bill',
    bills: 1,
    values: {
      ...(facts.hauler && { hauler: facts.haulerPrinted }),
      ...(!hides.has('license') && { license: facts.license }),
      account: facts.account,
      periodStart: facts.start,
      periodEnd: facts.end,
      tax: facts.tax.toFixed(2),
      amountDue: facts.total.toFixed(2),
    },
    derived: {
      hauler: facts.haulerPrinted,
      serviceAddress: facts.customerStreet,
      invoiceNumber: facts.invoice,
      invoiceDate: facts.invoiceDate,
      dueDate: facts.dueDate,
      currentCharges: current,
      ...(isCarried && { previousBalance: facts.previous.toFixed(2), payments: facts.paid.toFixed(2) }),
    },
    lines: facts.lines.map((line) => ({
      text: line.name,
      stream: line.stream,
      ...(!hides.has('size') && { containerSize: line.size }),
      ...(!hides.has('pickups') && { pickups: line.pickups }),
      ...(!hides.has('rate') && {
        [line.unit === 'yard' ? 'ratePerYard' : 'ratePer100Pounds']: line.rate.toFixed(2),
      }),
      amount: line.amount.toFixed(2),
    })),
    fees: facts.fees.map(({ label, amount }) => ({ label, amount: amount.toFixed(2) })),
  };
}
