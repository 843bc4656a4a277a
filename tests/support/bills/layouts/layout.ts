import type { BillFacts, FactsWanted } from '../facts.ts';
import type { Sheet } from '../sheet.ts';

/** How one carter's bills look. */
export interface Layout {
  name: string;
  wanted?: FactsWanted;
  /** What this layout does not print. */
  hides?: ('license' | 'account' | 'size' | 'pickups' | 'rate' | 'lines')[];
  draw: (facts: BillFacts) => Promise<Sheet>;
}
