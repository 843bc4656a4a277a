import type { ZoneStatus } from '#app/regulations/cwz/zone-status.ts';
import type { SignUpWindow } from '#app/regulations/cwz/zones.ts';
import type { Tone } from '#app/ui/badge.tsx';
import { longDate, middayOf } from '#app/ui/date-words.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

const ONLY_MONTH = /^\d{4}-\d{2}$/;

/** A day in the US long form, or a month where the day is not known. ISO 8601. */
export const dayOrMonth = (iso: string): string =>
  ONLY_MONTH.test(iso) ? MONTH.format(new Date(`${iso}-01T00:00:00Z`)) : longDate(middayOf(iso));

/** Where a zone stands, in a sentence. */
export function statusSentence(status: ZoneStatus): string {
  switch (status.kind) {
    case 'live':
      return `Live since ${dayOrMonth(status.since)}.`;
    case 'scheduled':
      return `Goes live on ${dayOrMonth(status.from)}.`;
    case 'proposed':
      return `Proposed to go live on ${dayOrMonth(status.from)}. We could not verify that the proposal was adopted.`;
    case 'undated':
      return 'The city has set no date for this zone yet.';
  }
}

/** Where a zone stands, in a word. */
export const STATUSES: Record<ZoneStatus['kind'], { tone: Tone; label: string }> = {
  live: { tone: 'low', label: 'Live' },
  scheduled: { tone: 'medium', label: 'Date set' },
  proposed: { tone: 'medium', label: 'Proposed, unverified' },
  undated: { tone: 'high', label: 'No date yet' },
};

/** The time in which businesses sign up. What is inferred says so. */
export const signUpWords = ({ opens, closes, isInferred }: SignUpWindow): string =>
  `${dayOrMonth(opens)} to ${dayOrMonth(closes)}${isInferred ? ' (inferred, not published)' : ''}`;
