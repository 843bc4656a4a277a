import { testBills } from '../support/bills/bill-set.ts';

/** Writes twenty made-up bills of all media and layouts into a folder, and prints their paths as JSON. */
const COUNT = 20;
/** Each medium and layout comes in turn. */
const STRIDE = 5;

const folder = process.argv[2] ?? '';
const chosen = testBills()
  .filter((_, index) => index % STRIDE === 0)
  .slice(0, COUNT);
const files: string[] = [];
for (const bill of chosen) files.push(...(await bill.write(folder)).map(({ path }) => path));
process.stdout.write(JSON.stringify(files));
