import { zipBorough } from '#law/boroughs.ts';
import { differentBorough } from '#law/commercial-waste/choices.ts';
import { otherBoroughText } from '../texts.ts';
import { otherCity } from '../zone-finder/zone-answer.ts';

/** Queens ZIP codes with a Nassau County prefix. */
const QUEENS_BEYOND_ITS_REGION: readonly string[] = ['11004', '11005'];

const isOfOtherCity = (zip: string): boolean =>
  /^\d{5}$/.test(zip) && !zipBorough(zip) && !QUEENS_BEYOND_ITS_REGION.includes(zip);

/** Asks about a ZIP code outside the city or the borough. Visitors may confirm it, because some ZIP codes cross borders. */
export function zipQuestion(zip = '', borough = ''): string | undefined {
  const typed = zip.trim();
  if (isOfOtherCity(typed)) return otherCity(typed);
  const other = borough && differentBorough(typed, borough);
  return other ? otherBoroughText(typed, other) : undefined;
}
