import type { Facts } from '#law/buildings/facts.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import type { LoadedSets } from './facts-view.ts';
import type { QuestionTexts } from './line-view.ts';

interface JsonInput {
  bbl: string;
  bins: readonly number[];
  address?: string;
  facts: Facts;
  lines: readonly LawResult[];
  questions: QuestionTexts;
  loaded: LoadedSets & { pad?: string };
  day: string;
}

const factsAsJson = (facts: Facts) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, { value, source, version }]) => [
      name,
      { value, source, asOf: version || null },
    ]),
  );

export const buildingAsJson = ({ bbl, bins, address, facts, lines, questions, loaded, day }: JsonInput) => ({
  bbl,
  bins,
  address: address ?? null,
  facts: factsAsJson(facts),
  obligations: lines.map(({ id, law, verdict, because, nextDate, question }) => ({
    id,
    law: law.name,
    answer: verdict,
    because,
    nextDate: nextDate ?? null,
    penalty: law.penalty,
    citation: law.citation,
    source: law.source.link ?? law.source.title,
    question: question ? questions[question].question : null,
  })),
  asOf: day,
  versions: {
    covered: loaded.covered ?? null,
    pluto: loaded.pluto ?? null,
    pad: loaded.pad ?? null,
    ll84: loaded.ll84 ?? null,
  },
});
