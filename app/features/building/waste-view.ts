import { zonesOfDistrict } from '#app/regulations/cwz/zones-by-district.ts';
import { type Zone, zoneStatus } from '#app/regulations/cwz/zones.ts';
import { longDay } from '#app/regulations/figures/kinds.ts';
import type { ObligationLine } from '#app/regulations/obligations/laws.ts';
import { whenText } from './line-view.ts';

/** The commercial waste zone of a building, and its bins. */
export interface WasteView {
  /** Two where a district lies in two zones. */
  zones: { name: string; status: string }[];
  /** Why the zone is not certain. */
  doubt?: string;
  bins?: { because: string; when: string };
  assessment: { label: string; href: string };
}

interface WasteInput {
  district?: number;
  zip?: number;
  lines: readonly ObligationLine[];
  zones: readonly Zone[];
  /** In New York, ISO 8601. */
  day: string;
}

/** What a zone's date means for businesses. */
function statusText(zone: Zone, day: string): string {
  const status = zoneStatus(zone, day);
  switch (status.kind) {
    case 'live':
      return `Live since ${longDay(status.date)}: a business here has a carter of the zone.`;
    case 'scheduled':
      return `Goes live on ${longDay(status.date)}: by then, a business here has chosen one of the zone's carters.`;
    case 'proposed':
      return `Proposed to go live on ${longDay(status.date)}; whether that was adopted is not verified.`;
    case 'undated':
      return 'Has no date yet.';
  }
}

const DOUBT = 'The community district lies in two zones. Your address decides: the assessment finds it.';

/** The waste zones of a district with their dates, and the bins; undefined where the district is not known. */
export function wasteView({ district, zip, lines, zones, day }: WasteInput): WasteView | undefined {
  if (district === undefined) return undefined;
  const names = zonesOfDistrict(district);
  const found = zones.filter(({ name }) => names.includes(name));
  if (found.length === 0) return undefined;
  const bins = lines.find(({ id }) => id === 'nyc-bin');
  const query = new URLSearchParams({ ...(zip && { zip: String(zip) }), district: String(district) });
  return {
    zones: found.map((zone) => ({ name: zone.name, status: statusText(zone, day) })),
    doubt: found.length > 1 ? DOUBT : undefined,
    bins: bins && { because: bins.because, when: bins.nextDate ? `Next date: ${whenText(bins)}.` : '' },
    assessment: { label: 'Check your carter and your rate', href: `/cwz/assessment?${query.toString()}` },
  };
}
