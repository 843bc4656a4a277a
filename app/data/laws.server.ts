import { FAMILIES, type Law, lawLabel } from '#law/buildings/laws.ts';
import type { OpenQuestion } from '#law/buildings/questions.ts';
import { inOrder, IS_ON, toLaw } from '#cms/register/laws.ts';
import { loadSources } from '#cms/register/register.ts';
import { ignoreUses } from '#cms/register/uses.ts';
import { openPayload } from '#cms/open-payload.ts';
import { cached } from './cached.server.ts';
import { type PageCopy, readPage } from './pages.server.ts';
import { findShown } from './reader.server.ts';

export const readLaws = cached(async (): Promise<Law[]> => {
  const stored = await findShown('laws', { where: IS_ON });
  const sources = await loadSources(await openPayload());
  return inOrder(stored.map((law) => toLaw(law, sources)));
});

export async function lawsByFamily(all?: readonly Law[]): Promise<{ name: string; laws: Law[] }[]> {
  const laws = all ?? (await readLaws());
  return FAMILIES.map(({ value, label }) => ({
    name: label,
    laws: laws.filter(({ family }) => family === value),
  })).filter((family) => family.laws.length > 0);
}

/** A page that offers laws to choose from does not state their figures, so it must not cite their sources. */
export const lawChoices = async (laws?: readonly Law[]) =>
  (await ignoreUses(() => lawsByFamily(laws))).map((family) => ({
    label: family.name,
    choices: family.laws.map((law) => ({ value: law.id, label: lawLabel(law) })),
  }));

export interface QuestionCopy {
  question: string;
  why: string;
}

export interface BuildingCopy extends Omit<PageCopy<'buildings'>, 'questions'> {
  questions: Readonly<Record<OpenQuestion, QuestionCopy>>;
}

export async function readBuildingCopy(): Promise<BuildingCopy> {
  const { questions, ...copy } = await readPage('buildings');
  const entries = questions.map(({ key, question, why }) => [key, { question, why }] as const);
  // The global cannot be published unless it has all the questions.
  return { ...copy, questions: Object.fromEntries(entries) as Record<OpenQuestion, QuestionCopy> };
}
