import { readFileSync } from 'node:fs';

/**
 * Preloaded into the product: shifts its clock by the number of milliseconds in the file CLOCK_FILE, as soon as it is
 * written. Timers are unaffected, as when a real clock is set.
 */
const RealDate = Date;
const file = process.env.CLOCK_FILE ?? '';
const POLL_MS = 100;
let offset = 0;

function poll() {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
}

setInterval(poll, POLL_MS).unref();
poll();

globalThis.Date = class extends RealDate {
  // Own properties, because Next replaces Date with a copy that has only those.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + offset] : parts));
  }

  static now() {
    return RealDate.now() + offset;
  }
};
