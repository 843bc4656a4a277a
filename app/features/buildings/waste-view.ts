import { zonesOfDistrict } from '#law/commercial-waste/zones-by-district.ts';
import { type Zone, zoneStatus } from '#law/commercial-waste/zones.ts';
import { longDay } from '#law/figures/figure-kinds.ts';
import type { ObligationLine } from '#law/buildings/laws.ts';

interface WasteInput {
  district?: number;
  zip?: number;
  lines: readonly ObligationLine[];
  zones: readonly Zone[];
  /** In New York, ISO 8601. */
  day: string;
}

function statusText(zone: Zone, day: string): string {
  const status = zoneStatus(zone, day);
  switch (status.kind) {
    case 'live':
      return `Live since ${longDay(status.date)}. A business here must use one of the zone's carters.`;
    case 'scheduled':
      return `Goes live on ${longDay(status.date)}. A business here must choose one of the zone's carters before then.`;
    case 'proposed':
      return `Proposed to go live on ${longDay(status.date)}. We could not verify that the date was adopted.`;
    case 'undated':
      return 'The city has not set a date.';
  }
}

const DOUBT =
  'This community district is in two zones, and the address decides which. The assessment finds yours.';

export function wasteView({ district, zip, lines, zones, day }: WasteInput) {
  if (district === undefined) return undefined;
  const names = zonesOfDistrict(district);
  const found = zones.filter(({ name }) => names.includes(name));
  if (found.length === 0) return undefined;
  const bins = lines.find(({ id }) => id === 'nyc-bin');
  const hasBusiness = lines.some(({ id, answer }) => id === 'cwz' && answer !== 'doesNotApply');
  const query = new URLSearchParams({ ...(zip && { zip: String(zip) }), district: String(district) });
  return {
    zones: found.map((zone) => ({ name: zone.name, status: statusText(zone, day) })),
    doubt: found.length > 1 ? DOUBT : undefined,
    bins: bins && { because: bins.because, when: bins.dateNote ?? '' },
    assessment: hasBusiness
      ? { label: 'Check your carter and your rate', href: `/cwz/assessment?${query.toString()}` }
      : undefined,
  };
}

export type WasteView = NonNullable<ReturnType<typeof wasteView>>;
