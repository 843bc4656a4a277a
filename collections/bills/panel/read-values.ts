import type { ReadValue } from '../reading/reading.ts';

/** What was read of a bill, from its document in the panel. */
export function readValues(bill: unknown): readonly ReadValue[] {
  const { read } = (bill ?? {}) as { read?: { values?: ReadValue[] } | null };
  return read?.values ?? [];
}
