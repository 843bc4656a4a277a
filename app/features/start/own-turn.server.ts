import { setImmediate } from 'node:timers/promises';

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop in which nothing else is rendered. Many pages or PDFs that are asked for at once
 * would otherwise keep everything else waiting until the last of them is there.
 */
export function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}
