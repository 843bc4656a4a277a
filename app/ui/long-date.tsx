import { longDate } from './dates.ts';

export const LongDate = ({ iso }: { iso: string }) =>
  iso === '' ? null : <time dateTime={iso}>{longDate(iso)}</time>;
