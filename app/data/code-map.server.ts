import { CODED_SETS, type CodeMap } from '#law/city-record/code-map.ts';
import { openPayload } from '#cms/open-payload.ts';
import * as codes from '#cms/register/code-map.ts';
import { recordUses } from '#cms/register/uses.ts';

/** A change of a set's codes is published as a change of the set. */
export async function readCodeMap(): Promise<CodeMap> {
  recordUses(CODED_SETS.map((set) => `city:${set}` as const));
  return codes.readCodeMap(await openPayload());
}
