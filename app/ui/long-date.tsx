import { dayInNewYork } from '#law/days.ts';
import { longDate, monthAndYear } from './dates.ts';

export const LongDate = ({ iso }: { iso: string }) =>
  iso === '' ? null : <time dateTime={iso}>{longDate(iso)}</time>;

export const Month = ({ iso }: { iso: string }) => (
  <time dateTime={dayInNewYork(new Date(iso)).slice(0, 7)}>{monthAndYear(iso)}</time>
);
