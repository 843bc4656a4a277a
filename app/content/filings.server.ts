import { lotOf } from '#app/regulations/lot.ts';
import * as cityData from '#cms/city-data/read-filings.ts';
import { openPayload } from '#cms/open-payload.ts';

export type { LotFilings } from '#cms/city-data/read-filings.ts';

/** What a calculation for a lot can start with; undefined where there can be no lot with this number. */
export const readFilings = async (bbl: string): Promise<cityData.LotFilings | undefined> =>
  lotOf(bbl) ? cityData.readFilings(await openPayload(), bbl) : undefined;
