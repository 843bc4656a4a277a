import type { DueDate } from './due-dates.ts';

export const EXPORT_COLUMNS = [
  'Date',
  'Building',
  'Name',
  'BBL',
  'Law',
  'Local law',
  'Applies',
  'If missed',
  'Done',
] as const;

const DAY = 'YYYY-MM-DD'.length;

/** The cells of a date in a file, as text. Days are in ISO 8601, which spreadsheets recognize. */
export const exportCells = ({
  day,
  address,
  label,
  bbl,
  title,
  lawName,
  isLikely,
  penalty,
  doneAt,
}: DueDate) => [
  day,
  address,
  label ?? '',
  bbl,
  title,
  lawName,
  isLikely ? 'Likely' : 'Yes',
  penalty,
  doneAt?.slice(0, DAY) ?? '',
];
