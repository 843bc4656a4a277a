import type { Kind } from './forms.ts';

/** A form that a visitor sent. */
export interface Sending {
  mark: string;
  kind: Kind;
  isAcknowledged: boolean;
}

/** What is stored afterwards, by mark. */
export interface Found {
  rows: ReadonlyMap<string, number>;
  /** Mails, each Message-ID once. */
  mails: ReadonlyMap<string, number>;
  /** Files that a row names and that are missing or incomplete. */
  missingFiles: number;
  /** Files that no row names. */
  strayFiles: number;
}

/** The differences. All must be 0. */
export interface Wrong {
  lost: number;
  double: number;
  'mails missing': number;
  'mails too many': number;
  'files missing': number;
  'files without a row': number;
}

/** How many mails a submission of each kind causes: to staff, and to its sender. */
const MAILS: Record<Kind, number> = { contact: 2, newsletter: 1, vendor: 2, invoice: 2 };

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Compares what was sent with what is stored: what was acknowledged is there, nothing is there twice, and each mail about
 * it has arrived, under one Message-ID.
 */
export function compare(
  sendings: readonly Sending[],
  { rows, mails, missingFiles, strayFiles }: Found,
): Wrong {
  const countRows = ({ mark }: Sending) => rows.get(mark) ?? 0;
  const due = ({ mark, kind }: Sending) => Math.min(rows.get(mark) ?? 0, 1) * MAILS[kind];
  const arrived = ({ mark }: Sending) => mails.get(mark) ?? 0;
  return {
    lost: sendings.filter((sending) => sending.isAcknowledged && countRows(sending) === 0).length,
    double: sendings.filter((sending) => countRows(sending) > 1).length,
    'mails missing': sum(sendings.map((sending) => Math.max(due(sending) - arrived(sending), 0))),
    'mails too many': sum(sendings.map((sending) => Math.max(arrived(sending) - due(sending), 0))),
    'files missing': missingFiles,
    'files without a row': strayFiles,
  };
}

/** A problem for mails that were sent again under the same Message-ID, unless the fault excuses it. */
export const repeatedMails = (sentAgain: number, mayRepeatMails = false): string[] =>
  sentAgain === 0 || mayRepeatMails ? [] : [`mails were sent again, though nothing was killed: ${sentAgain}`];

export const isCorrect = (wrong: Wrong): boolean => Object.values(wrong).every((count) => count === 0);
