import type { LawResult } from './buildings/laws.ts';
import { yearIn } from './days.ts';

export const MAX_BUILDINGS = 500;

/** Page copy uses these as placeholders. */
export const limitPlaceholders = (): Record<string, string> => ({ maxBuildings: String(MAX_BUILDINGS) });

export const MAX_NAME_LENGTH = 100;

const MAX_DIGITS = 9;

/** Anyone can enter any email recipient, so omit a name that could be a link or phone number. */
export function quotableName(name: string): string | undefined {
  const isLink = /[@/\\<>]|www|\w[.:]\w/i.test(name);
  return isLink || name.replaceAll(/\D/g, '').length > MAX_DIGITS ? undefined : name;
}
export const MAX_NOTE_LENGTH = 1000;

export const MAX_ENTRIES = 100;

export const obligationCycle = ({ cycle, nextDate = '' }: Pick<LawResult, 'cycle' | 'nextDate'>): string =>
  (cycle ?? yearIn(nextDate)).toLowerCase();

export const obligationKey = (bbl: string, law: string, cycle: string): string => `${bbl} ${law} ${cycle}`;
