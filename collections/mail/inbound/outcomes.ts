export const OUTCOMES = [
  'stored',
  'repeated',
  'unknown',
  'ignored',
  'automatic',
  'bounced',
  'malformed',
  'tooLarge',
  /** Parsing failed. Staff see a note at the submission. A mail that killed the process is flagged. */
  'leftToPerson',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

const counts = new Map<Outcome, number>();

export const countOutcome = (outcome: Outcome): void =>
  void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

export const inboundCounts = (): [Outcome, number][] =>
  OUTCOMES.map((outcome) => [outcome, counts.get(outcome) ?? 0]);

export const MAX_MAIL_BYTES = 10 * 1024 * 1024;
