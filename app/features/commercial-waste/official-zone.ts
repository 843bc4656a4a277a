import type { PageCopy } from '#app/data/pages.server.ts';
import { fillPlaceholders } from '#cms/register/texts.ts';
import type { Zone, ZoneStatus } from '#law/commercial-waste/zones.ts';
import { addDays } from '#law/days.ts';
import { longDate, middayOf } from '#app/ui/dates.ts';

export interface ZoneOn {
  zone: Zone;
  status: ZoneStatus;
}

export type OfficialZoneOn =
  | ({ kind: 'zone'; isVerified: boolean } & ZoneOn)
  | { kind: 'split'; candidates: ZoneOn[] }
  | { kind: 'unknown' };

export const zonesIn = (official: OfficialZoneOn): ZoneOn[] =>
  official.kind === 'zone' ? [official] : official.kind === 'split' ? official.candidates : [];

const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

const ONLY_MONTH = /^\d{4}-\d{2}$/;

export const dayOrMonth = (iso: string): string =>
  ONLY_MONTH.test(iso) ? MONTH.format(new Date(`${iso}-01T00:00:00Z`)) : longDate(middayOf(iso));

export const dayBefore = (date: string): string => dayOrMonth(addDays(date, -1));

/** Admin. Code 16-1002(e). */
export function nextStepOf(
  official: OfficialZoneOn,
  { live, scheduled, undated, unknown }: PageCopy<'cwz-zones'>['nextSteps'],
): string {
  if (official.kind !== 'zone') return unknown;
  const { status } = official;
  switch (status.kind) {
    case 'live':
      return live;
    case 'scheduled':
      return fillPlaceholders(scheduled, { day: dayBefore(status.date) });
    case 'proposed':
    case 'undated':
      return undated;
  }
}
