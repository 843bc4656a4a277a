import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBill } from '#collections/bills/reading/read-bill.ts';
import type { Reading } from '#collections/bills/reading/reading.ts';
import { compare, type Outcome } from '../support/bills/compare.ts';
import { type Medium, writeMedium } from '../support/bills/scans.ts';
import { billsIn, COLLECTED } from '../support/bills/truth.ts';

/**
 * Reads bills as the product does, and prints the accuracy for each field and the slowest bill. Takes a folder of PDFs,
 * each with a JSON file of its true values. Reads them unchanged, as scans and as photos.
 *
 *     node --import tsx tests/load/bills.ts --folder tests/support/bills/made-up --media text,scan,photo
 */
const { values: options } = parseArgs({
  options: { folder: { type: 'string', default: COLLECTED }, media: { type: 'string', default: 'text' } },
});

const SCANS: Readonly<Record<string, readonly Medium[]>> = {
  text: ['text'],
  scan: ['scan at 150 dpi', 'scan at 300 dpi', 'worn scan'],
  photo: ['photo'],
};

const bills = await billsIn(options.folder);
const items = options.media.split(',').flatMap((medium) =>
  bills.map((bill, seed) => {
    const kinds = SCANS[medium] ?? [];
    return { ...bill, medium, seed, written: kinds[seed % kinds.length] ?? 'text' };
  }),
);

type Counts = Record<Outcome, number>;

/** Counts by medium and field. */
const counts = new Map<string, Map<string, Counts>>();

function count(medium: string, name: string, outcome: Outcome): void {
  const rows = counts.get(medium) ?? new Map<string, Counts>();
  counts.set(medium, rows);
  const row = rows.get(name) ?? { right: 0, marked: 0, unmarked: 0, missed: 0 };
  rows.set(name, row);
  row[outcome] += 1;
}

const folder = await mkdtemp(path.join(tmpdir(), 'lotline-bills-'));
const slowest = new Map<string, number>();
const wrong: string[] = [];
for (const { name, pdf, truth, medium, seed, written } of items) {
  const files = await writeMedium(pdf, folder, { seed, medium: written });
  const start = performance.now();
  const reading = await readBill(files).catch((): Reading => ({
    kind: 'empty',
    bills: 0,
    pages: [],
    values: [],
  }));
  slowest.set(medium, Math.max(slowest.get(medium) ?? 0, (performance.now() - start) / 1000));
  // A photo shows the first page.
  const expected = medium === 'photo' ? Math.min(truth.bills, 1) : truth.bills;
  const isRecognized = reading.kind === truth.kind && reading.bills === expected;
  count(medium, 'kind and number of bills', isRecognized ? 'right' : 'unmarked');
  if (!isRecognized) wrong.push(`${name} (${medium}): ${reading.bills} x ${reading.kind}`);
  if (truth.kind !== 'bill') continue;
  for (const { field, expected: printed, read, outcome } of compare(truth, reading)) {
    count(medium, field, outcome);
    if (outcome === 'right') continue;
    wrong.push(
      `${name} (${medium}): ${outcome} ${field}, ${read ?? 'nothing'} instead of ${printed ?? 'nothing'}`,
    );
  }
}
await rm(folder, { recursive: true });

for (const [medium, rows] of counts) {
  console.log(`\n${medium}: the slowest took ${slowest.get(medium)?.toFixed(1)} s\n`);
  console.log('| Value | Right | Marked wrong | Unmarked wrong | Missed |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const [name, { right, marked, unmarked, missed }] of rows) {
    console.log(`| ${name} | ${right} | ${marked} | ${unmarked} | ${missed} |`);
  }
}
console.log(`\n${wrong.join('\n')}`);
