import type { Load } from './load.ts';

/** How often something is killed in a fault. */
export const KILLS = 3;

/** Forms that are acknowledged between two kills. */
const BETWEEN = 60;

/** Kills something under load, again and again. */
export async function killUnder(load: Load, kill: () => Promise<void>): Promise<void> {
  for (let number = 1; number <= KILLS; number += 1) {
    await load.until(number * BETWEEN);
    await kill();
  }
}
