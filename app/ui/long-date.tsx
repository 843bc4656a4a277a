import { longDate } from './dates.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

export const LongDate = ({ iso }: { iso: string }) =>
  iso === '' ? null : <time dateTime={iso}>{longDate(iso)}</time>;

/** A month, stored as its first moment in UTC: "June 2024". */
export const MonthOfYear = ({ iso }: { iso: string }) => (
  <time dateTime={iso.slice(0, 7)}>{MONTH.format(new Date(iso))}</time>
);
