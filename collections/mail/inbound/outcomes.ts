/** What became of a mail that came in. */
export const OUTCOMES = [
  /** Stored with the submission that it answers. */
  'stored',
  /** Stored before: the same Message-ID. */
  'repeated',
  /** It answers nothing that we know. */
  'unknown',
  /** Its submission is marked as spam, or deleted. */
  'ignored',
  /** A program wrote it. */
  'automatic',
  /** A mail server's report about a reply. */
  'bounced',
  /** It is no mail that we can read. */
  'malformed',
  'tooLarge',
  /** Reading it failed. An answer is noted with its submission; a mail that stopped the product is flagged. */
  'leftToPerson',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

const counts = new Map<Outcome, number>();

export const countOutcome = (outcome: Outcome): void =>
  void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

/** How many mails this process has received, by what became of them. */
export const inboundCounts = (): [Outcome, number][] =>
  OUTCOMES.map((outcome) => [outcome, counts.get(outcome) ?? 0]);

export const MAX_MAIL_BYTES = 10 * 1024 * 1024;
