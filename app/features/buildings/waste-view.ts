import { districtZones } from '#law/commercial-waste/zones-by-district.ts';
import { type Zone, zoneStatus } from '#law/commercial-waste/zones.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import { ZONE_STATUS } from './texts.ts';

interface WasteInput {
  district?: number;
  zip?: number;
  lines: readonly LawResult[];
  zones: readonly Zone[];
  day: string;
}

function statusText(zone: Zone, day: string): string {
  const status = zoneStatus(zone, day);
  switch (status.kind) {
    case 'live':
      return ZONE_STATUS.live(longDay(status.date));
    case 'scheduled':
      return ZONE_STATUS.scheduled(longDay(status.date));
    case 'proposed':
      return ZONE_STATUS.proposed(longDay(status.date));
    case 'undated':
      return ZONE_STATUS.undated;
  }
}

export function wasteView({ district, zip, lines, zones, day }: WasteInput) {
  if (district === undefined) return undefined;
  const names = districtZones(district);
  const found = zones.filter(({ name }) => names.includes(name));
  if (found.length === 0) return undefined;
  const bins = lines.find(({ id }) => id === 'nyc-bin');
  const hasBusiness = lines.some(({ id, verdict }) => id === 'cwz' && verdict !== 'doesNotApply');
  const query = new URLSearchParams({ ...(zip && { zip: String(zip) }), district: String(district) });
  return {
    zones: found.map((zone) => ({ name: zone.name, status: statusText(zone, day) })),
    isDivided: found.length > 1,
    bins: bins && { because: bins.because, when: bins.dateNote ?? '' },
    assessment: hasBusiness
      ? { label: 'Check your carter and your rate', href: `/cwz/assessment?${query.toString()}` }
      : undefined,
  };
}

export type WasteView = NonNullable<ReturnType<typeof wasteView>>;
