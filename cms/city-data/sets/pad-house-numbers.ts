import { parseSortForm } from '../addresses/sort-form.ts';
import { escapeText } from './values.ts';

const NONE = '0\t0\t\t';

/** The columns `low`, `high`, `low_suffix` and `high_suffix` of a range of house numbers, in City Planning's sort form. */
export const houseNumbers = () => ({
  of: (low: string, high: string): string => {
    const from = parseSortForm(low);
    if (!from) return NONE;
    const to = low === high ? from : (parseSortForm(high) ?? from);
    return `${from.number}\t${to.number}\t${escapeText(from.suffix)}\t${escapeText(to.suffix)}`;
  },
});
