import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '#collections/bills/reading/pages/read-pages.ts';
import { readBill, renderBillPage } from '#collections/bills/reading/read-bill.ts';
import { LOW_CONFIDENCE } from '#collections/bills/reading/reading.ts';
import { extractReading } from '#collections/bills/reading/rules/extract-reading.ts';
import { compare, type Comparison } from '#tests/support/bills/compare.ts';
import { type Medium, writeMedium } from '#tests/support/bills/scans.ts';
import { billsIn, COLLECTED, HELD_OUT, MADE_UP, type TestBill } from '#tests/support/bills/truth.ts';

let folder: string;
let madeUp: TestBill[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-bills-'));
  madeUp = await billsIn(MADE_UP);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isForeign = ({ name }: TestBill) => name.endsWith('-cad');

const madeUpPdf = (name: string) => path.join(MADE_UP, `${name}.pdf`);

const readText = async (pdf: string) => extractReading(await readPages([{ path: pdf, kind: 'pdf' }]));

const isRight = (values: Comparison[], field: string) =>
  values.some((each) => each.field === field && each.outcome === 'right');

const shareRight = (results: Comparison[][], field: string) =>
  results.filter((values) => isRight(values, field)).length / results.length;

const unmarked = (results: Comparison[][]) => results.flat().filter(({ outcome }) => outcome === 'unmarked');

/** Wrong values of these fields must be marked as uncertain. */
const TOTALS = ['amountDue', 'currentCharges'];

describe('reading bills', () => {
  it('extracts the total and the period of every PDF with text, and marks every wrong value', async () => {
    const results: Comparison[][] = [];
    for (const bill of madeUp.filter((each) => each.truth.kind === 'bill' && !isForeign(each))) {
      results.push(compare(bill.truth, await readText(bill.pdf)));
    }
    for (const field of ['amountDue', 'periodStart', 'periodEnd']) {
      expect(shareRight(results, field)).toBe(1);
    }
    expect(unmarked(results)).toEqual([]);
  });

  it('marks totals in other currencies', async () => {
    for (const { pdf } of madeUp.filter(isForeign)) {
      const { values } = await readText(pdf);
      const total = values.find(({ field }) => field === 'amountDue');
      expect(total?.label).toBe('CAD');
      expect(total?.confidence).toBeLessThan(LOW_CONFIDENCE);
    }
  });

  it('distinguishes bills from empty files and other documents', async () => {
    const others = madeUp.filter(({ truth }) => truth.kind !== 'bill');
    expect(others).toHaveLength(5);
    for (const { pdf, truth } of others) expect((await readText(pdf)).kind).toBe(truth.kind);
    const scan = await writeMedium(madeUpPdf('empty'), folder, { seed: 1, medium: 'scan at 150 dpi' });
    const dark = path.join(folder, 'dark.png');
    await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#20242a' } })
      .png()
      .toFile(dark);
    for (const files of [scan, [{ path: dark, kind: 'png' as const }]]) {
      expect(extractReading(await readPages(files)).kind).toBe('empty');
    }
  });

  it('reads a scanned bill in a separate process', async () => {
    const bill = madeUp.find((each) => each.name === 'invoice-with-a-table-8');
    if (!bill) throw new Error('There is no such bill.');
    const reading = await readBill(
      await writeMedium(bill.pdf, folder, { seed: 5, medium: 'scan at 150 dpi' }),
    );
    const values = compare(bill.truth, reading);
    expect(reading.pages).toMatchObject([{ source: 'scan' }]);
    for (const field of ['amountDue', 'periodStart', 'periodEnd']) expect(isRight(values, field)).toBe(true);
  });

  it('renders a page as an image', async () => {
    const page = await renderBillPage({ path: madeUpPdf('invoice-with-a-table-1'), kind: 'pdf' }, 0);
    const image = await sharp(page).metadata();
    expect(image).toMatchObject({ format: 'png', width: 1600 });
  });

  it('fails for a broken PDF, and then reads the next file', async () => {
    const broken = path.join(folder, 'broken.pdf');
    await writeFile(broken, '%PDF-1.7 and nothing else');
    const [failed, read] = await Promise.allSettled([
      readBill([{ path: broken, kind: 'pdf' }]),
      readBill([{ path: madeUpPdf('invoice-with-a-table-1'), kind: 'pdf' }]),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { reason: 'crashed' } });
    expect(read).toMatchObject({ status: 'fulfilled', value: { kind: 'bill' } });
  });
});

describe('reading bills with layouts from other authors', () => {
  let bills: TestBill[];
  beforeAll(async () => {
    bills = await billsIn(COLLECTED);
  });

  it.each([
    { set: 'collected', folder: COLLECTED, kinds: 54, due: 44, right: 770, unmarked: 1 },
    { set: 'unseen', folder: HELD_OUT, kinds: 24, due: 18, right: 370, unmarked: 2 },
  ])('reads most of the $set bills, and marks nearly all wrong values', async ({ folder: of, ...least }) => {
    const results: Comparison[][] = [];
    let kinds = 0;
    for (const { pdf, truth } of await billsIn(of)) {
      const reading = await readText(pdf);
      if (reading.kind === truth.kind && reading.bills === truth.bills) kinds += 1;
      if (truth.kind === 'bill') results.push(compare(truth, reading));
    }
    expect(kinds).toBeGreaterThanOrEqual(least.kinds);
    expect(results.filter((values) => isRight(values, 'amountDue')).length).toBeGreaterThanOrEqual(least.due);
    expect(results.flat().filter(({ outcome }) => outcome === 'right').length).toBeGreaterThanOrEqual(
      least.right,
    );
    expect(unmarked(results).length).toBeLessThanOrEqual(least.unmarked);
  });

  it('extracts the amount due from scans and a photo, and marks every wrong total', async () => {
    const sample: [string, Medium][] = [
      ['republic-blue-bars', 'photo'],
      ['tullamore-slogan-letterhead', 'worn scan'],
      ['vigliotti-preprinted-form', 'scan at 150 dpi'],
    ];
    const results: Comparison[][] = [];
    for (const [wanted, medium] of sample) {
      const bill = bills.find(({ name }) => name === wanted);
      if (!bill) throw new Error(`There is no ${wanted}.`);
      const reading = extractReading(
        await readPages(await writeMedium(bill.pdf, folder, { seed: 1, medium })),
      );
      results.push(compare(bill.truth, reading));
    }
    expect(shareRight(results, 'amountDue')).toBe(1);
    expect(unmarked(results).filter(({ field }) => TOTALS.includes(field))).toEqual([]);
  });
});
