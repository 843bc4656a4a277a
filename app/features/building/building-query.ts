import { answerPairs, type OwnAnswers, parseAnswers } from '#app/regulations/obligations/answers.ts';
import type { CorrectableFact } from '#app/regulations/obligations/facts.ts';

/** What the URL of a building page asks for, besides the lot. It is stored nowhere else. */
export interface BuildingQuery extends OwnAnswers {
  /** One of several buildings on the lot. */
  bin?: number;
  /** One of several filings of the lot under Local Law 84: "2655774-2024". */
  filing?: string;
  /** The facts whose correction cannot be read. */
  rejected: readonly CorrectableFact[];
}

const BIN = /^[1-5]\d{6}$/;
const FILING = /^\d{1,12}-\d{4}$/;

/** Reads the query of a building's page or file. What is not a reply or a number of its kind counts for nothing. */
export function parseBuildingQuery(query: URLSearchParams): BuildingQuery {
  const bin = query.get('bin') ?? '';
  const filing = query.get('filing') ?? '';
  return {
    bin: BIN.test(bin) ? Number(bin) : undefined,
    filing: FILING.test(filing) ? filing : undefined,
    ...parseAnswers(query),
  };
}

type Written = Partial<Pick<BuildingQuery, 'bin' | 'filing' | 'replies' | 'corrections'>>;

/** The query as a URL has it, always in the same order. */
export const writeBuildingQuery = ({ bin, filing, ...answers }: Written): URLSearchParams =>
  new URLSearchParams([
    ...(bin === undefined ? [] : [['bin', String(bin)]]),
    ...(filing === undefined ? [] : [['filing', filing]]),
    ...answerPairs(answers),
  ]);
