/**
 * How many days what visitors sent is kept. These are promises: the privacy policy says the same numbers, by the
 * placeholders below. Why each is as long as it is stands beside what it holds for, in `holdings.ts`.
 */
export const DAYS_KEPT = {
  letters: 730,
  applications: 1095,
  bills: 730,
  assessments: 730,
  unconfirmed: 30,
  ended: 30,
  spam: 90,
  failedMails: 30,
} as const;

const DAYS_OF_A_YEAR = 365;
const MONTHS_OF_A_YEAR = 12;

/** A period as people say it: whole years in months, everything else in days. */
export function periodWords(days: number): string {
  const years = days / DAYS_OF_A_YEAR;
  if (Number.isInteger(years)) return `${years * MONTHS_OF_A_YEAR} months`;
  return days === 1 ? '1 day' : `${days} days`;
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The periods as placeholders for the words of pages: "{keepLetters}" stands for "24 months". */
export const periodPlaceholders = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(DAYS_KEPT).map(([name, days]) => [`keep${capitalized(name)}`, periodWords(days)] as const),
  );
