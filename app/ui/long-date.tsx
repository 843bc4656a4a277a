import { longDate } from './date-words.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** A date in the US long form, as it is in New York: "November 21, 2026". */
export const LongDate = ({ iso }: { iso: string }) =>
  iso === '' ? null : <time dateTime={iso}>{longDate(iso)}</time>;

/** A month, stored as its first moment in UTC: "June 2024". */
export const MonthOfYear = ({ iso }: { iso: string }) => (
  <time dateTime={iso.slice(0, 7)}>{MONTH.format(new Date(iso))}</time>
);
