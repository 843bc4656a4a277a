import type { Kind } from './forms.ts';

/** What a visitor sent, as the comparison needs it. */
export interface Sending {
  mark: string;
  kind: Kind;
  isAcknowledged: boolean;
}

/** What is found afterwards, by mark. */
export interface Found {
  rows: ReadonlyMap<string, number>;
  /** Mails, each Message-ID once. */
  mails: ReadonlyMap<string, number>;
  /** Files that a row names and that are not there, or not whole. */
  missingFiles: number;
  /** Files that no row names. */
  strayFiles: number;
}

/** How much is wrong. All of it has to be 0. */
export interface Wrong {
  lost: number;
  double: number;
  'mails missing': number;
  'mails too many': number;
  'files missing': number;
  'files without a row': number;
}

/** How many mails one submission of a kind makes: to staff, and to whoever has to confirm or is thanked. */
const MAILS: Record<Kind, number> = { contact: 1, newsletter: 1, vendor: 2, invoice: 1 };

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Compares what was sent with what is there: what was acknowledged is stored, nothing is stored twice, and of what is
 * stored each mail has arrived, under one Message-ID.
 */
export function compare(
  sendings: readonly Sending[],
  { rows, mails, missingFiles, strayFiles }: Found,
): Wrong {
  const rowsOf = ({ mark }: Sending) => rows.get(mark) ?? 0;
  const due = ({ mark, kind }: Sending) => Math.min(rows.get(mark) ?? 0, 1) * MAILS[kind];
  const arrived = ({ mark }: Sending) => mails.get(mark) ?? 0;
  return {
    lost: sendings.filter((sending) => sending.isAcknowledged && rowsOf(sending) === 0).length,
    double: sendings.filter((sending) => rowsOf(sending) > 1).length,
    'mails missing': sum(sendings.map((sending) => Math.max(due(sending) - arrived(sending), 0))),
    'mails too many': sum(sendings.map((sending) => Math.max(arrived(sending) - due(sending), 0))),
    'files missing': missingFiles,
    'files without a row': strayFiles,
  };
}

/** What is wrong with mails that came again under the Message-ID that they had before. */
export const repeatedMails = (sentAgain: number, mayRepeatMails = false): string[] =>
  sentAgain === 0 || mayRepeatMails ? [] : [`mails came again, though nothing was killed: ${sentAgain}`];

export const isAllRight = (wrong: Wrong): boolean => Object.values(wrong).every((count) => count === 0);
