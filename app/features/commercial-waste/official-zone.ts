import type { PageCopy } from '#app/data/pages.server.ts';
import { fillPlaceholders } from '#cms/register/texts.ts';
import { officialZone } from '#law/commercial-waste/zones-by-zip.ts';
import { type Zone, type ZoneName, zoneStatus, type ZoneStatus } from '#law/commercial-waste/zones.ts';
import { addDays, daysBetween } from '#law/days.ts';
import { longDate, middayOf, monthAndYear } from '#app/ui/dates.ts';

export interface ZoneOn {
  zone: Zone;
  status: ZoneStatus;
}

export type OfficialZoneOn =
  | ({ kind: 'zone'; isVerified: boolean } & ZoneOn)
  | { kind: 'split'; candidates: ZoneOn[] }
  | { kind: 'unknown' };

export function zoneOn(zones: readonly Zone[], name: ZoneName, today: string): ZoneOn {
  const zone = zones.find((each) => each.name === name);
  if (!zone) throw new Error(`There is no zone ${name}.`);
  return { zone, status: zoneStatus(zone, today) };
}

export function officialZoneOn(zones: readonly Zone[], zip: string, today: string): OfficialZoneOn {
  const official = officialZone(zip);
  if (official.kind === 'unknown') return official;
  if (official.kind === 'split') {
    return { kind: 'split', candidates: official.candidates.map((name) => zoneOn(zones, name, today)) };
  }
  return { kind: 'zone', isVerified: official.isVerified, ...zoneOn(zones, official.name, today) };
}

export const zonesIn = (official: OfficialZoneOn): ZoneOn[] =>
  official.kind === 'zone' ? [official] : official.kind === 'split' ? official.candidates : [];

const ONLY_MONTH = /^\d{4}-\d{2}$/;

export const dayOrMonth = (iso: string): string =>
  ONLY_MONTH.test(iso) ? monthAndYear(middayOf(`${iso}-01`)) : longDate(middayOf(iso));

export const dayBefore = (date: string): string => dayOrMonth(addDays(date, -1));

const NEAR_DAYS = 30;

/** Days until the last day to sign with a carter, or undefined if that day is not near. */
export function daysToSign(status: ZoneStatus, today: string): number | undefined {
  if (status.kind !== 'scheduled') return undefined;
  const days = daysBetween(today, addDays(status.date, -1));
  return days <= NEAR_DAYS ? days : undefined;
}

/** The next step under Admin. Code 16-1002(e). */
export function nextStepText(
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
