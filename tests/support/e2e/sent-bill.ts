import { expect, type APIRequestContext } from '@playwright/test';
import { factsOf } from '../bills/facts.ts';
import { TABLES } from '../bills/layouts/tables.ts';
import { invoiceFields, pdf, type SentFile } from './bills.ts';

/** A made-up bill as a file with text. */
export async function madeUpBill(): Promise<SentFile> {
  const [layout] = TABLES;
  if (!layout) throw new Error('There is no layout.');
  const drawn = await layout.draw(factsOf(7, layout.wanted));
  return pdf('November.pdf', Buffer.from(await drawn.bytes()));
}

/** Sends a bill with an invoice submission. Resolves with the address of its page once the bill is read. */
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
