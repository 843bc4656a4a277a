import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import { MADE_UP } from '../bills/truth.ts';
import { invoiceFields, pdf, type SentFile } from './bills.ts';

/** A made-up bill as a PDF with text. */
const madeUpBill = async (): Promise<SentFile> =>
  pdf('November.pdf', await readFile(path.join(MADE_UP, 'invoice-with-a-table-8.pdf')));

/** Sends a bill with an invoice submission. Resolves with the path of its page once the bill has been read. */
export async function sendReadBill(request: APIRequestContext): Promise<string> {
  const multipart = { ...invoiceFields(), invoice: await madeUpBill() };
  const answer = await request.post('/ll199/invoice/send', { multipart });
  const { bill } = (await answer.json()) as { bill: string };
  const page = `/bills/${bill}`;
  await expect
    .poll(async () => (await request.get(page)).text(), { timeout: 60_000 })
    .toContain('What we read');
  return page;
}
