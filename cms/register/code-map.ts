import type { Payload } from 'payload';
import { codeMapFrom, type CodeMap, type CodeMeaning } from '#law/city-record/code-map.ts';
import type { ViolationCode } from '#cms/payload-types.ts';
import { cachedUntilChange } from './cached.ts';

const toMeanings = ({ key, lines }: ViolationCode): CodeMeaning[] =>
  lines.map(({ field, match, value, law, meaning, closes, certainty }) => ({
    set: key,
    field,
    match,
    value,
    law: law ?? undefined,
    meaning,
    closes: closes ?? undefined,
    certainty,
  }));

/** In the order in which lines decide. */
export async function loadCodeMeanings(payload: Payload): Promise<CodeMeaning[]> {
  const { docs } = await payload.find({
    collection: 'violation-codes',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
  });
  return docs.flatMap(toMeanings);
}

export const readCodeMap: (payload: Payload) => Promise<CodeMap> = cachedUntilChange(
  ['violation-codes'],
  async (payload) => codeMapFrom(await loadCodeMeanings(payload)),
);
