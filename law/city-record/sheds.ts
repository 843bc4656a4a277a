import type { ShedPermit } from './rows.ts';
import type { StandingShed } from './summary.ts';

const permitJob = ({ job, key }: ShedPermit): string => job ?? key;

const FIRST = '0000';

/** Permits for the same job are renewals, so the first one gives the shed's age. */
export function standingSheds(permits: readonly ShedPermit[], on: string): StandingShed[] {
  const ends = new Map<string, string>();
  for (const permit of permits) {
    const { status = '', expiresOn = FIRST } = permit;
    if (!/^permit issued$/i.test(status) || expiresOn < on) continue;
    if (expiresOn > (ends.get(permitJob(permit)) ?? FIRST)) ends.set(permitJob(permit), expiresOn);
  }
  return [...ends]
    .map(([job, expiresOn]) => {
      const [since] = permits
        .flatMap((permit) => (permitJob(permit) === job ? (permit.issuedOn ?? []) : []))
        .sort();
      return { since, expiresOn };
    })
    .toSorted((one, other) => (one.since ?? on).localeCompare(other.since ?? on));
}
