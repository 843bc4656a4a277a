import { LAW_IDS, type Law } from '#app/regulations/obligations/laws.ts';
import type { OpenQuestion } from '#app/regulations/obligations/questions.ts';
import { loadSources, sourceOf } from '#cms/figures/register.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Law as StoredLaw } from '#cms/payload-types.ts';
import { cached } from './cached.server.ts';
import { type PageCopy, readPage } from './pages.server.ts';
import { findShown } from './reader.server.ts';

type Sources = Awaited<ReturnType<typeof loadSources>>;

const toLaw = (stored: StoredLaw, sources: Sources): Law => ({
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
  page: stored.page ?? undefined,
  reasons: Object.fromEntries((stored.reasons ?? []).map(({ code, text }) => [code, text])),
});

/** The published laws that are not switched off, with their figures filled in, in the order of `LAW_IDS`. */
export const readLaws = cached(async (): Promise<Law[]> => {
  const stored = await findShown('laws', { where: { isOff: { not_equals: true } } });
  const sources = await loadSources(await openPayload());
  const laws = stored.map((law) => toLaw(law, sources));
  return laws.sort((a, b) => LAW_IDS.indexOf(a.id) - LAW_IDS.indexOf(b.id));
});

/** How visitors are asked. */
export interface QuestionCopy {
  question: string;
  why: string;
}

export interface BuildingCopy extends Omit<PageCopy<'buildings'>, 'questions'> {
  questions: Readonly<Record<OpenQuestion, QuestionCopy>>;
}

/** The copy of the pages on buildings, and of the questions. */
export async function readBuildingCopy(): Promise<BuildingCopy> {
  const { questions, ...copy } = await readPage('buildings');
  const entries = questions.map(({ key, question, why }) => [key, { question, why }] as const);
  // The global refuses to be published without each of them.
  return { ...copy, questions: Object.fromEntries(entries) as Record<OpenQuestion, QuestionCopy> };
}
