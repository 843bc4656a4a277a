import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { MEDIA, writeMedium } from '../support/bills/scans.ts';
import { billsIn, MADE_UP } from '../support/bills/truth.ts';

/** Writes twenty made-up bills in all media into a folder, and prints their paths as JSON. */
const COUNT = 20;

const folder = process.argv[2] ?? '';
const bills = (await billsIn(MADE_UP)).filter(({ truth }) => truth.kind === 'bill');
const chosen = Array.from({ length: COUNT }, (_, index) => bills.slice(index % bills.length)[0]);
const files: string[] = [];
for (const [seed, bill] of chosen.entries()) {
  if (!bill) throw new Error('There are no made-up bills.');
  const medium = MEDIA[seed % MEDIA.length] ?? 'text';
  // Use a separate folder, because the same bill occurs more than once.
  const own = path.join(folder, String(seed));
  await mkdir(own, { recursive: true });
  files.push(...(await writeMedium(bill.pdf, own, { seed, medium })).map((file) => file.path));
}
process.stdout.write(JSON.stringify(files));
