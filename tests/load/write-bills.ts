import { MEDIA, writeMedium } from '../support/bills/scans.ts';
import { billsIn, MADE_UP } from '../support/bills/truth.ts';

/** Writes twenty made-up bills of all media and layouts into a folder, and prints their paths as JSON. */
const COUNT = 20;
/** Each layout comes in turn. */
const STRIDE = 3;

const folder = process.argv[2] ?? '';
const chosen = (await billsIn(MADE_UP))
  .filter(({ truth }) => truth.kind === 'bill')
  .filter((_, index) => index % STRIDE === 0)
  .slice(0, COUNT);
const files: string[] = [];
for (const [seed, { pdf }] of chosen.entries()) {
  const medium = MEDIA[seed % MEDIA.length] ?? 'text';
  files.push(...(await writeMedium(pdf, folder, { seed, medium })).map(({ path }) => path));
}
process.stdout.write(JSON.stringify(files));
