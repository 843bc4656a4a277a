import type { Payload } from 'payload';
import { LAW_IDS, type Law } from '#app/regulations/obligations/laws.ts';
import type { Law as StoredLaw } from '#cms/payload-types.ts';
import { fillFigures } from './fill.ts';
import { loadSources, readRegister, sourceOf } from './register.ts';

type Sources = Awaited<ReturnType<typeof loadSources>>;

export const toLaw = (stored: StoredLaw, sources: Sources): Law => ({
  id: stored.key,
  name: stored.name,
  title: stored.title,
  family: stored.family,
  agency: stored.agency,
  summary: stored.summary,
  exempt: stored.exempt ?? '',
  whatToDo: stored.whatToDo,
  penalty: stored.penalty,
  dateInWords: stored.dateInWords,
  citation: stored.citation,
  source: sourceOf(stored, sources),
  certainty: stored.certainty,
  checkedOn: stored.checkedOn,
  updatedAt: stored.updatedAt,
  page: stored.page ?? undefined,
  reasons: Object.fromEntries((stored.reasons ?? []).map(({ code, text }) => [code, text])),
});

/** Laws in the order of `LAW_IDS`. */
export const inOrder = (laws: readonly Law[]): Law[] =>
  laws.toSorted((a, b) => LAW_IDS.indexOf(a.id) - LAW_IDS.indexOf(b.id));

export const IS_ON = { isOff: { not_equals: true } };

/** The published laws that are not switched off, with their placeholders. */
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

/** The same with the figures of a moment filled in, for jobs: pages read them from the cache of content. */
export const loadFilledLaws = async (payload: Payload, now: Date): Promise<Law[]> =>
  fillFigures(() => readRegister(payload), await loadLaws(payload), now);
