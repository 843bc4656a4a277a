const LONG = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'America/New_York',
});

/** A date in the US long form, as it is in New York: "November 21, 2026". */
export const LongDate = ({ iso }: { iso: string }) =>
  iso === '' ? null : <time dateTime={iso}>{LONG.format(new Date(iso))}</time>;
