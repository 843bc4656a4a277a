import type { Load } from './load.ts';

/** How many times a fault kills something. */
export const KILLS = 3;

/** Acknowledged forms between two kills. */
const BETWEEN = 60;

/** Kills something several times under load. */
export async function killUnder(load: Load, kill: () => Promise<void>): Promise<void> {
  for (let number = 1; number <= KILLS; number += 1) {
    await load.until(number * BETWEEN);
    await kill();
  }
}
