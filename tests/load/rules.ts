import { bblOf, BOROUGHS, lotOf } from '#law/lot.ts';
import type { Building } from '#law/buildings/decision.ts';
import { obligationLines } from '#law/buildings/lines.ts';
import { SAMPLE_LOTS } from '../support/buildings/sample-lots.ts';
import { startingLaws } from '../support/starting-laws.ts';
import { SEED_REGISTER } from '../support/starting-register.ts';
import { FULL_SIZE } from './city-files.ts';

/**
 * Measures how long the laws of every lot of the city take, decided, dated and worded: once for each lot, with the facts of
 * the sample in turn. Prints the median of a lot in milliseconds, and the seconds of them all.
 */
const LAWS = startingLaws();
const SAMPLES = [...SAMPLE_LOTS.values()];
const LOTS_PER_BLOCK = 30;

function* lotsOfTheCity(): Generator<Building> {
  for (let index = 0; index < FULL_SIZE.lots; index += 1) {
    const sample = SAMPLES[index % SAMPLES.length];
    const borough = BOROUGHS[index % BOROUGHS.length];
    if (!sample || !borough) continue;
    const place = Math.floor(index / BOROUGHS.length);
    const block = Math.floor(place / LOTS_PER_BLOCK) + 1;
    yield { ...sample, lot: lotOf(bblOf(borough.code, block, (place % LOTS_PER_BLOCK) + 1)) };
  }
}

const milliseconds = new Float64Array(FULL_SIZE.lots);
let lines = 0;
let index = 0;
const begin = performance.now();
for (const building of lotsOfTheCity()) {
  const start = performance.now();
  lines += obligationLines(building, LAWS, SEED_REGISTER).length;
  milliseconds[index] = performance.now() - start;
  index += 1;
}
const seconds = (performance.now() - begin) / 1000;
if (lines !== FULL_SIZE.lots * LAWS.length) throw new Error('Not every law of every lot was decided.');

const median = milliseconds.sort()[FULL_SIZE.lots / 2];
console.log(JSON.stringify({ median, seconds }));
