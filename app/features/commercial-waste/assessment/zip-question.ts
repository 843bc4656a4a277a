import { zipBorough } from '#law/boroughs.ts';
import { differentBorough } from '#law/commercial-waste/choices.ts';
import { otherBoroughText } from '../texts.ts';
import { otherCity } from '../zone-finder/zone-answer.ts';

/** ZIP codes in Queens with the prefix of Nassau County. */
const QUEENS_BEYOND_ITS_REGION: readonly string[] = ['11004', '11005'];

const isOfOtherCity = (zip: string): boolean =>
  /^\d{5}$/.test(zip) && !zipBorough(zip) && !QUEENS_BEYOND_ITS_REGION.includes(zip);

/** The question about a ZIP code that does not fit. The visitor may confirm it, because some at the borders do fit. */
export function zipQuestion(zip = '', borough = ''): string | undefined {
  const typed = zip.trim();
  if (isOfOtherCity(typed)) return otherCity(typed);
  const other = borough && differentBorough(typed, borough);
  return other ? otherBoroughText(typed, other) : undefined;
}
