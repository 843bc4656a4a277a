import { formatValue } from '../figures/figure-kinds.ts';
import { zoneStatus, type Zone, type ZoneStatus } from '../commercial-waste/zones.ts';
import type { BillFigures } from './figures.ts';

export const SEVERITIES = [
  { value: 'overcharge', label: 'Overcharge' },
  { value: 'rule', label: 'Breaks a rule' },
  { value: 'notice', label: 'Worth a look' },
] as const;

export type Severity = (typeof SEVERITIES)[number]['value'];

export interface Finding {
  /** Stable for the same finding on the same bill. */
  id: string;
  severity: Severity;
  title: string;
  text: string;
  source: string;
  checks: readonly string[];
  step?: string;
  monthlyExcess?: number;
}

export interface BillContext {
  figures: BillFigures;
  zone?: Zone;
  /** The last day of the bill's period, or today. ISO 8601. */
  day: string;
  today: string;
  separates?: { recycling: boolean; organics: boolean };
}

export const money = (dollars: number): string => formatValue('money', dollars.toFixed(2));

export const statusOn = ({ zone, day }: BillContext): ZoneStatus | undefined => zone && zoneStatus(zone, day);

/** For findings based on a rule that we have only in its 2020 text. Staff must check those first. */
export const asOf2020 = (rule: string) => ({
  source: `${rule}, 2020 text. Amended August 31, 2024; ask BIC what applies now.`,
  check: `Check with BIC: we read ${rule} as of 2020. It was amended on August 31, 2024, and we have not seen that text.`,
});
