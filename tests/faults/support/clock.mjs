import { readFileSync } from 'node:fs';

/**
 * Loaded before the product: its clock goes wrong by as many milliseconds as are written in the file CLOCK_FILE, from
 * the moment in which they are written there. Timers go on as they are, as they do when a real clock is set.
 */
const RealDate = Date;
const file = process.env.CLOCK_FILE ?? '';
const LOOK_EVERY_MS = 100;
let wrongBy = 0;

function look() {
  try {
    wrongBy = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    wrongBy = 0;
  }
}

setInterval(look, LOOK_EVERY_MS).unref();
look();

globalThis.Date = class extends RealDate {
  // Not inherited: Next puts a copy of its own in the place of this, with what is this one's own.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + wrongBy] : parts));
  }

  static now() {
    return RealDate.now() + wrongBy;
  }
};
