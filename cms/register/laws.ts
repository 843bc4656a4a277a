import type { Payload } from 'payload';
import { markAmounts, markedLinks } from '#law/figures/placeholders.ts';
import { certaintyBy } from '#law/figures/register.ts';
import type { Law } from '#law/buildings/laws.ts';
import type { Law as StoredLaw } from '#cms/payload-types.ts';
import { fillFigures } from './fill.ts';
import { loadSources, readRegister, requireSource } from './register.ts';
import { mapTexts, textsIn } from './texts.ts';
import { LAW_IDS } from '#law/buildings/rules/index.ts';

type Sources = Awaited<ReturnType<typeof loadSources>>;

/** Marks unverified amounts in a law's texts, because visitors base decisions on them. */
export function toLaw(stored: StoredLaw, sources: Sources): Law {
  const source = requireSource(stored, sources);
  const texts = mapTexts(
    {
      summary: stored.summary,
      exempt: stored.exempt ?? '',
      whatToDo: stored.whatToDo,
      penalty: stored.penalty,
      dateInWords: stored.dateInWords,
      reasons: Object.fromEntries((stored.reasons ?? []).map(({ code, text }) => [code, text])),
    },
    markAmounts,
  );
  return {
    ...texts,
    id: stored.key,
    name: stored.name,
    title: stored.title,
    family: stored.family,
    agency: stored.agency,
    amounts: markedLinks(textsIn(texts).join(' ')),
    citation: stored.citation,
    source,
    certainty: certaintyBy(stored.certainty, source),
    checkedOn: stored.checkedOn,
    updatedAt: stored.updatedAt,
    page: stored.page ?? undefined,
  };
}

export const inOrder = (laws: readonly Law[]): Law[] =>
  laws.toSorted((a, b) => LAW_IDS.indexOf(a.id) - LAW_IDS.indexOf(b.id));

export const IS_ON = { isOff: { not_equals: true } };

export async function loadLaws(payload: Payload): Promise<Law[]> {
  const { docs } = await payload.find({
    collection: 'laws',
    where: { and: [{ _status: { equals: 'published' } }, IS_ON] },
    pagination: false,
    depth: 0,
  });
  const sources = await loadSources(payload);
  return inOrder(docs.map((law) => toLaw(law, sources)));
}

export const loadFilledLaws = async (payload: Payload, now: Date): Promise<Law[]> =>
  fillFigures(() => readRegister(payload), await loadLaws(payload), now);
