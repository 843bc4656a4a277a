import type { ObligationLine } from './obligations/laws.ts';

export const MOST_BUILDINGS = 500;

export const LONGEST_NAME = 100;
export const LONGEST_NOTE = 1000;

export const MOST_ENTRIES = 100;

/** Names the occurrence of a law that marks and notes refer to, as calendars do: "2027", "10a". */
export const cycleOf = ({ cycle, nextDate = '' }: Pick<ObligationLine, 'cycle' | 'nextDate'>): string =>
  (cycle ?? nextDate.slice(0, 'YYYY'.length)).toLowerCase();

export const obligationKey = (bbl: string, law: string, cycle: string): string => `${bbl} ${law} ${cycle}`;
