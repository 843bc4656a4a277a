import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '#cms/bill-reading/pages/read-pages.ts';
import { readBill, renderBillPage } from '#cms/bill-reading/read-bill.ts';
import { LOW_CONFIDENCE } from '#cms/bill-reading/reading.ts';
import { readingOf } from '#cms/bill-reading/rules/reading-of.ts';
import { testBills, writeMedium, type Medium } from '#tests/support/bills/bill-set.ts';
import { compare, type Comparison } from '#tests/support/bills/compare.ts';
import { collectedBills, type CollectedBill } from '#tests/support/bills/truth.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-bills-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const billsOf = (medium: Medium) => testBills().filter((bill) => bill.medium === medium);

const COLLECTED = path.resolve(import.meta.dirname, '../../support/bills/collected');

const isRight = (values: Comparison[], field: string) =>
  values.some((each) => each.field === field && each.outcome === 'right');

const shareRight = (results: Comparison[][], field: string) =>
  results.filter((values) => isRight(values, field)).length / results.length;

const unmarked = (results: Comparison[][]) => results.flat().filter(({ outcome }) => outcome === 'unmarked');

/** Never confident and wrong. */
const TOTALS = ['amountDue', 'currentCharges'];

describe('reading bills', { timeout: 120_000 }, () => {
  it('gets total and period of every PDF with text, and nothing wrong', async () => {
    const results: Comparison[][] = [];
    for (const bill of billsOf('text')) {
      results.push(compare(bill.truth, readingOf(await readPages(await bill.write(folder)))));
    }
    for (const field of ['amountDue', 'periodStart', 'periodEnd']) {
      expect(shareRight(results, field)).toBe(1);
    }
    expect(unmarked(results)).toEqual([]);
  });

  it('never trusts a total in another currency', async () => {
    for (const bill of billsOf('other currency')) {
      const reading = readingOf(await readPages(await bill.write(folder)));
      const total = reading.values.find(({ field }) => field === 'amountDue');
      expect(total?.label).toBe(bill.facts?.currency);
      expect(total?.confidence).toBeLessThan(LOW_CONFIDENCE);
    }
  });

  it('tells empty files and other papers from bills', async () => {
    for (const bill of [...billsOf('empty').slice(0, 3), ...billsOf('not a bill').slice(0, 4)]) {
      const { kind } = readingOf(await readPages(await bill.write(folder)));
      expect(kind).toBe(bill.medium === 'empty' ? 'empty' : 'notABill');
    }
  });

  it.each<Medium>(['scan at 150 dpi', 'photo'])('reads a %s in its own process', async (medium) => {
    const [bill] = billsOf(medium);
    if (!bill) throw new Error('There is no such bill.');
    const reading = await readBill(await bill.write(folder));
    const values = compare(bill.truth, reading);
    expect(reading.pages).toMatchObject([{ source: 'scan' }]);
    for (const field of ['amountDue', 'periodStart', 'periodEnd']) expect(isRight(values, field)).toBe(true);
  });

  it('renders a page as an image', async () => {
    const [bill] = billsOf('text');
    const [file] = (await bill?.write(folder)) ?? [];
    if (!file) throw new Error('There is no such bill.');
    const image = await sharp(await renderBillPage(file, 0)).metadata();
    expect(image).toMatchObject({ format: 'png', width: 1600 });
  });

  it('fails for a broken PDF, and reads the next', async () => {
    const broken = path.join(folder, 'broken.pdf');
    await writeFile(broken, '%PDF-1.7 and nothing else');
    const [next] = billsOf('text');
    const [failed, read] = await Promise.allSettled([
      readBill([{ path: broken, kind: 'pdf' }]),
      readBill((await next?.write(folder)) ?? []),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { reason: 'crashed' } });
    expect(read).toMatchObject({ status: 'fulfilled', value: { kind: 'bill' } });
  });
});

describe('reading bills of layouts by others', { timeout: 120_000 }, () => {
  let bills: CollectedBill[];
  beforeAll(async () => {
    bills = await collectedBills(COLLECTED);
  });

  it('gets the amount due of every PDF, with nothing wrong that is not marked', async () => {
    const results: Comparison[][] = [];
    for (const { name, pdf, truth } of bills) {
      const reading = readingOf(await readPages([{ path: pdf, kind: 'pdf' }]));
      expect([name, reading.kind, reading.bills]).toEqual([name, truth.kind, truth.bills]);
      if (truth.kind === 'bill') results.push(compare(truth, reading));
    }
    expect(shareRight(results, 'amountDue')).toBe(1);
    expect(unmarked(results)).toEqual([]);
  });

  it('gets the amount due of at least 80% of scans and photos, and never a wrong total that is not marked', async () => {
    const sample: [string, Medium][] = [
      ['royal-several-sites', 'photo'],
      ['republic-blue-bars', 'photo'],
      ['open-items-statement', 'photo'],
      ['tullamore-slogan-letterhead', 'worn scan'],
      ['vigliotti-preprinted-form', 'scan at 150 dpi'],
    ];
    const results: Comparison[][] = [];
    for (const [wanted, medium] of sample) {
      const bill = bills.find(({ name }) => name === wanted);
      if (!bill) throw new Error(`There is no ${wanted}.`);
      const copy = path.join(folder, `${wanted}.pdf`);
      await copyFile(bill.pdf, copy);
      const reading = readingOf(await readPages(await writeMedium(copy, { seed: 1, medium })));
      results.push(compare(bill.truth, reading));
    }
    expect(shareRight(results, 'amountDue')).toBeGreaterThanOrEqual(0.8);
    expect(unmarked(results).filter(({ field }) => TOTALS.includes(field))).toEqual([]);
  });
});
