import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBill } from '#cms/bill-reading/read-bill.ts';
import type { Reading } from '#cms/bill-reading/reading.ts';
import { testBills, type Medium } from '../support/bills/bill-set.ts';
import { compare, isMarked } from '../support/bills/compare.ts';

/**
 * Reads the made-up bills as the product does, and prints how well, how long and with how much memory, by kind. A half
 * of them was not looked at while the rules were written: `--half held-out`.
 *
 *     node --import tsx tests/load/bills.ts --half held-out
 */
const { values } = parseArgs({ options: { half: { type: 'string', default: 'held-out' } } });

interface Row {
  bills: number;
  recognized: number;
  totals: number;
  periods: number;
  values: number;
  right: number;
  wrong: number;
  marked: number;
  slowest: number;
}

const noRow = (): Row => ({
  bills: 0,
  recognized: 0,
  totals: 0,
  periods: 0,
  values: 0,
  right: 0,
  wrong: 0,
  marked: 0,
  slowest: 0,
});

let mostMemory = 0;

/** The most memory that a child process ever had, in kilobytes, by the kernel's own account. */
async function watchMemory(): Promise<void> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(
    () => '',
  );
  for (const child of children.split(' ').filter(Boolean)) {
    const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '');
    if (status.startsWith('Name:\tnode')) {
      mostMemory = Math.max(mostMemory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    }
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'lotline-bills-'));
const rows = new Map<Medium, Row>();
const watching = setInterval(() => void watchMemory(), 50);
for (const bill of testBills().filter(({ heldOut }) => heldOut === (values.half === 'held-out'))) {
  const row = rows.get(bill.medium) ?? noRow();
  rows.set(bill.medium, row);
  const files = await bill.write(folder);
  const start = performance.now();
  const reading = await readBill(files).catch((): Reading => ({
    kind: 'empty',
    bills: 0,
    pages: [],
    values: [],
  }));
  row.slowest = Math.max(row.slowest, (performance.now() - start) / 1000);
  row.bills += 1;
  const kind = bill.facts ? 'bill' : bill.medium === 'empty' ? 'empty' : 'notABill';
  if (reading.kind === kind) row.recognized += 1;
  const compared = compare(bill, reading);
  const isRight = (field: string) => compared.some((each) => each.field === field && each.right);
  if (isRight('amountDue')) row.totals += 1;
  if (isRight('periodStart') && isRight('periodEnd')) row.periods += 1;
  const wrong = compared.filter((each) => each.read && !each.right);
  row.values += compared.filter((each) => each.expected !== undefined).length;
  row.right += compared.filter((each) => each.right).length;
  row.wrong += wrong.length;
  row.marked += wrong.filter((each) => isMarked(each.read)).length;
}
clearInterval(watching);
await rm(folder, { recursive: true });

console.log(
  '| Kind | Bills | Told apart | Total | Period | Values right | Wrong, of them marked | Slowest |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [medium, row] of rows) {
  console.log(
    `| ${medium} | ${row.bills} | ${row.recognized} | ${row.totals} | ${row.periods} | ${row.right} of ${row.values} | ` +
      `${row.wrong}, ${row.marked} | ${row.slowest.toFixed(1)} s |`,
  );
}
console.log(`Most memory of a reading process: ${Math.round(mostMemory / 1024)} MB`);
