import type { Faker } from '@faker-js/faker';

const HOUR_MS = 3_600_000;
const WEEKS = 8;
const HOURS = WEEKS * 7 * 24;

/** Makes moments of the last eight weeks. */
export interface Moments {
  now: Date;
  /** When something came: a bit more often of late. */
  arrival: () => Date;
  /** A number of hours later, but not in the future. */
  later: (moment: Date, hours: number) => Date;
  /** Hours from then until now. */
  ageOf: (moment: Date) => number;
}

export function createMoments(generator: Faker, now: Date): Moments {
  return {
    now,
    arrival: () =>
      new Date(now.getTime() - generator.number.float({ min: 0.02, max: 1 }) ** 1.3 * HOURS * HOUR_MS),
    later: (moment, hours) => new Date(Math.min(moment.getTime() + hours * HOUR_MS, now.getTime())),
    ageOf: (moment) => (now.getTime() - moment.getTime()) / HOUR_MS,
  };
}
