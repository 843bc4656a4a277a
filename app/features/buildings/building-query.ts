import { ANSWERS_QUERY, answerPairs, type OwnAnswers, parseAnswers } from '#law/buildings/answers.ts';
import { isLawId, type LawId } from '#law/buildings/rules/index.ts';
import type { CorrectableFact } from '#law/buildings/facts.ts';

/** The state of a building page, apart from its lot. Stored only in the URL. */
export interface BuildingQuery extends OwnAnswers {
  bin?: number;
  /** The chosen Local Law 84 filing, if the lot has several: "2655774-2024". */
  filing?: string;
  address?: string;
  law?: LawId;
  rejected: readonly CorrectableFact[];
}

export const DESCRIBED_QUERY: readonly string[] = ['address', 'law', ...ANSWERS_QUERY];

const BIN = /^[1-5]\d{6}$/;
const FILING = /^\d{1,12}-\d{4}$/;

export function parseBuildingQuery(query: URLSearchParams): BuildingQuery {
  const bin = query.get('bin') ?? '';
  const filing = query.get('filing') ?? '';
  return {
    bin: BIN.test(bin) ? Number(bin) : undefined,
    filing: FILING.test(filing) ? filing : undefined,
    ...parseAnswers(query),
  };
}

const MAX_ADDRESS_LENGTH = 120;

export function parseDescribedQuery(query: URLSearchParams): BuildingQuery {
  const address = (query.get('address') ?? '').replaceAll(/\p{C}/gu, '').trim().slice(0, MAX_ADDRESS_LENGTH);
  const law = query.get('law') ?? '';
  return {
    ...parseAnswers(query),
    ...(address && { address }),
    ...(isLawId(law) && { law }),
  };
}

type Written = Partial<Omit<BuildingQuery, 'rejected'>>;

export const writeBuildingQuery = ({ address, law, bin, filing, ...answers }: Written): URLSearchParams =>
  new URLSearchParams([
    ...(address === undefined ? [] : [['address', address]]),
    ...(law === undefined ? [] : [['law', law]]),
    ...(bin === undefined ? [] : [['bin', String(bin)]]),
    ...(filing === undefined ? [] : [['filing', filing]]),
    ...answerPairs(answers),
  ]);
