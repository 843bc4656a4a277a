import { parseSortForm } from '../addresses/sort-form.ts';
import { escapeText } from './values.ts';

const NONE = ['0', '0', '', ''] as const;

/** The columns `low`, `high`, `low_suffix` and `high_suffix` of a range of house numbers, in City Planning's sort form. */
export function houseNumbers(low: string, high: string): readonly [string, string, string, string] {
  const from = parseSortForm(low);
  if (!from) return NONE;
  const to = low === high ? from : (parseSortForm(high) ?? from);
  return [String(from.number), String(to.number), escapeText(from.suffix), escapeText(to.suffix)];
}
