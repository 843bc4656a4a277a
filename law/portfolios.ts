import type { ObligationLine } from './buildings/laws.ts';

export const MOST_BUILDINGS = 500;

export const LONGEST_NAME = 100;

const MOST_DIGITS = 9;

/** Anyone may enter the recipient of an email, so omit a name that could be a link or phone number. */
export function quotableName(name: string): string | undefined {
  const isLink = /[@/\\<>]|www|\w[.:]\w/i.test(name);
  return isLink || name.replaceAll(/\D/g, '').length > MOST_DIGITS ? undefined : name;
}
export const LONGEST_NOTE = 1000;

export const MOST_ENTRIES = 100;

export const cycleOf = ({ cycle, nextDate = '' }: Pick<ObligationLine, 'cycle' | 'nextDate'>): string =>
  (cycle ?? nextDate.slice(0, 'YYYY'.length)).toLowerCase();

export const obligationKey = (bbl: string, law: string, cycle: string): string => `${bbl} ${law} ${cycle}`;
