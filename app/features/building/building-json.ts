import type { FactName, Facts } from '#app/regulations/obligations/facts.ts';
import type { ObligationLine } from '#app/regulations/obligations/laws.ts';
import type { LoadedSets } from './facts-view.ts';
import type { QuestionTexts } from './line-view.ts';

interface JsonFact {
  value: unknown;
  /** The set of city data, or "visitor". */
  source: string;
  /** The version of the set. */
  asOf: string | null;
}

/** The answers for a building as data: the same lines as on its page. */
export interface BuildingJson {
  bbl: string;
  bins: readonly number[];
  address: string | null;
  facts: { [Name in FactName]?: JsonFact };
  obligations: {
    id: string;
    law: string;
    answer: string;
    because: string;
    /** ISO 8601. */
    nextDate: string | null;
    penalty: string;
    citation: string;
    /** Its official address, or its title where it has none. */
    source: string;
    question: string | null;
  }[];
  /** The day in New York for which the answers hold, ISO 8601. */
  asOf: string;
  /** The version of each set of city data; null where it is not loaded. */
  versions: Record<string, string | null>;
}

interface JsonInput {
  bbl: string;
  bins: readonly number[];
  address?: string;
  facts: Facts;
  lines: readonly ObligationLine[];
  questions: QuestionTexts;
  loaded: LoadedSets & { pad?: string };
  day: string;
}

const factsAsJson = (facts: Facts): BuildingJson['facts'] =>
  Object.fromEntries(
    Object.entries(facts).map(([name, { value, source, version }]) => [
      name,
      { value, source, asOf: version || null },
    ]),
  );

export const buildingAsJson = ({
  bbl,
  bins,
  address,
  facts,
  lines,
  questions,
  loaded,
  day,
}: JsonInput): BuildingJson => ({
  bbl,
  bins,
  address: address ?? null,
  facts: factsAsJson(facts),
  obligations: lines.map(({ id, law, answer, because, nextDate, question }) => ({
    id,
    law: law.name,
    answer,
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
