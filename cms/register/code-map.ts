import type { Payload } from 'payload';
import { codeMapFrom, type CodeMap, type CodeMeaning } from '#law/city-record/code-map.ts';
import type { ViolationCode } from '#cms/payload-types.ts';
import { untilChange } from '#cms/events/until-change.ts';

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

/** Returns the meanings of violation codes, in order of precedence. */
export async function loadCodeMeanings(payload: Payload): Promise<CodeMeaning[]> {
  const { docs } = await payload.find({
    collection: 'violation-codes',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
  });
  return docs.flatMap(toMeanings);
}

export const readCodeMap = untilChange(
  async (payload: Payload): Promise<CodeMap> => codeMapFrom(await loadCodeMeanings(payload)),
  { toKey: () => '' },
);
