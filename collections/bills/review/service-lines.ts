import type { BillFieldName } from '#law/bills/bill-fields.ts';

export const SERVICE_FIELDS: ReadonlySet<BillFieldName> = new Set([
  'service',
  'containerSize',
  'pickups',
  'tonnage',
  'ratePerYard',
  'ratePer100Pounds',
  'amount',
]);

export function groupByLine<Value extends { line?: number | null }>(values: readonly Value[]): Value[][] {
  const lines = new Map<number, Value[]>();
  for (const value of values) {
    const line = value.line ?? 0;
    lines.set(line, [...(lines.get(line) ?? []), value]);
  }
  return [...lines.entries()].toSorted(([a], [b]) => a - b).map(([, line]) => line);
}
