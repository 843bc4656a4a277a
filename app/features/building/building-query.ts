import { communityDistrict } from '#app/regulations/obligations/districts.ts';
import {
  CORRECTABLE,
  type CorrectableFact,
  type Facts,
  type LotFacts,
} from '#app/regulations/obligations/facts.ts';
import {
  type OpenQuestion,
  QUESTIONS,
  REPLIES,
  type QuestionId,
  type Replies,
  type Reply,
} from '#app/regulations/obligations/questions.ts';

/** What a visitor says about a building instead of the city. */
export type Corrections = { readonly [Name in CorrectableFact]?: LotFacts[Name] };

/** What the address of a building page asks for, besides the lot. It is stored nowhere else. */
export interface BuildingQuery {
  /** One of several buildings on the lot. */
  bin?: number;
  /** One of several filings of the lot under Local Law 84: "2655774-2024". */
  filing?: string;
  replies: Replies;
  corrections: Corrections;
  /** The facts whose correction cannot be read. */
  rejected: readonly CorrectableFact[];
}

/** Replies and corrections make the page one visitor's own: it is never cached. */
export const ANSWERS_QUERY: readonly string[] = [...QUESTIONS, ...CORRECTABLE];

/** Whether a question asks for a fact, with a field of its own; others are answered with yes or no. */
export const isAboutFact = (id: OpenQuestion): id is CorrectableFact =>
  CORRECTABLE.some((name) => name === id);

/** No building has more. A year is checked against the century only: buildings are planned, too. */
const BOUNDS = {
  units: { least: 0, most: 20_000 },
  floors: { least: 0, most: 200 },
  floorArea: { least: 0, most: 50_000_000 },
  yearBuilt: { least: 1600, most: 2100 },
} as const satisfies Partial<Record<CorrectableFact, { least: number; most: number }>>;

const WHOLE = /^\d{1,9}$/;
const WITH_PARTS = /^\d{1,3}(?:\.\d{1,2})?$/;
const CLASS = /^[A-Z][0-9A-Z]$/;
const BIN = /^[1-5]\d{6}$/;
const FILING = /^\d{1,12}-\d{4}$/;

function numberIn(name: keyof typeof BOUNDS, text: string): number | undefined {
  const digits = text.replaceAll(',', '');
  if (!(name === 'floors' ? WITH_PARTS : WHOLE).test(digits)) return undefined;
  const { least, most } = BOUNDS[name];
  const number = Number(digits);
  return number >= least && number <= most ? number : undefined;
}

function districtIn(text: string): number | undefined {
  const number = WHOLE.test(text) ? Number(text) : undefined;
  return number !== undefined && communityDistrict(number) ? number : undefined;
}

const classIn = (text: string): string | undefined => {
  const code = text.toUpperCase();
  return CLASS.test(code) ? code : undefined;
};

const PARSERS: { [Name in CorrectableFact]: (text: string) => LotFacts[Name] | undefined } = {
  units: (text) => numberIn('units', text),
  floors: (text) => numberIn('floors', text),
  floorArea: (text) => numberIn('floorArea', text),
  yearBuilt: (text) => numberIn('yearBuilt', text),
  district: districtIn,
  buildingClass: classIn,
};

const isReply = (text: string): text is Reply => REPLIES.some((reply) => reply === text);

function repliesIn(query: URLSearchParams): Replies {
  const replies: [QuestionId, Reply][] = QUESTIONS.flatMap((id) => {
    const text = query.get(id) ?? '';
    return isReply(text) ? [[id, text] as [QuestionId, Reply]] : [];
  });
  return Object.fromEntries(replies);
}

/** Reads the query of a building's page or file. What is not a reply or a number of its kind counts for nothing. */
export function parseBuildingQuery(query: URLSearchParams): BuildingQuery {
  const typed = CORRECTABLE.map((name) => ({ name, text: (query.get(name) ?? '').trim() })).filter(
    ({ text }) => text !== '',
  );
  const read = typed.map(({ name, text }) => ({ name, value: PARSERS[name](text) }));
  const bin = query.get('bin') ?? '';
  const filing = query.get('filing') ?? '';
  return {
    bin: BIN.test(bin) ? Number(bin) : undefined,
    filing: FILING.test(filing) ? filing : undefined,
    replies: repliesIn(query),
    corrections: Object.fromEntries(
      read.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
    ),
    rejected: read.filter(({ value }) => value === undefined).map(({ name }) => name),
  };
}

type Written = Partial<Pick<BuildingQuery, 'bin' | 'filing' | 'replies' | 'corrections'>>;

/** The query as an address has it, always in the same order. */
export function writeBuildingQuery({
  bin,
  filing,
  replies = {},
  corrections = {},
}: Written): URLSearchParams {
  const pairs: [string, string | number | undefined][] = [
    ['bin', bin],
    ['filing', filing],
    ...QUESTIONS.map((id): [string, string | undefined] => [id, replies[id]]),
    ...CORRECTABLE.map((name): [string, string | number | undefined] => [name, corrections[name]]),
  ];
  return new URLSearchParams(
    pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

export const hasAnswers = ({
  replies,
  corrections,
}: Pick<BuildingQuery, 'replies' | 'corrections'>): boolean =>
  Object.keys(replies).length > 0 || Object.keys(corrections).length > 0;

export const correctedFacts = (corrections: Corrections): Facts =>
  Object.fromEntries(
    Object.entries(corrections).map(([name, value]) => [name, { value, source: 'visitor', version: '' }]),
  );
