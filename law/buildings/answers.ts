import { withoutAreaUnit } from '../typed-number.ts';
import { communityDistrict } from './districts.ts';
import { CORRECTABLE, type CorrectableFact, type Facts, type LotFacts } from './facts.ts';
import {
  isAnswer,
  type OpenQuestion,
  QUESTIONS,
  type QuestionId,
  type Answers,
  type Answer,
} from './questions.ts';

export type Corrections = { readonly [Name in CorrectableFact]?: LotFacts[Name] };

/** Serialized as a query string: "boiler=yes&units=42". */
export interface OwnAnswers {
  answers: Answers;
  corrections: Corrections;
}

export const MAX_ANSWERS_LENGTH = 1000;

export const NO_ANSWERS: OwnAnswers = { answers: {}, corrections: {} };

export const ANSWERS_QUERY: readonly string[] = [...QUESTIONS, ...CORRECTABLE];

export const isAboutFact = (id: OpenQuestion): id is CorrectableFact =>
  CORRECTABLE.some((name) => name === id);

/** Years may be in the future, because some buildings are still planned. */
export const BOUNDS = {
  units: { least: 0, most: 20_000 },
  floors: { least: 0, most: 200 },
  floorArea: { least: 0, most: 50_000_000 },
  yearBuilt: { least: 1600, most: 2100 },
} as const satisfies Partial<Record<CorrectableFact, { least: number; most: number }>>;

const WHOLE = /^\d{1,9}$/;
const WITH_PARTS = /^\d{1,3}(?:\.\d{1,2})?$/;
const CLASS = /^[A-Z][0-9A-Z]$/;

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
  floorArea: (text) => numberIn('floorArea', withoutAreaUnit(text)),
  yearBuilt: (text) => numberIn('yearBuilt', text),
  district: districtIn,
  buildingClass: classIn,
};

/** The last answer wins, because hidden inputs carry earlier answers and the clicked button appends a new one. */
function answersIn(query: URLSearchParams): Answers {
  const answers: [QuestionId, Answer][] = QUESTIONS.flatMap((id) => {
    const text = query.getAll(id).at(-1) ?? '';
    return isAnswer(text) ? [[id, text] as [QuestionId, Answer]] : [];
  });
  return Object.fromEntries(answers);
}

export function parseAnswers(query: URLSearchParams): OwnAnswers & { rejected: readonly CorrectableFact[] } {
  const typed = CORRECTABLE.map((name) => ({ name, text: (query.get(name) ?? '').trim() })).filter(
    ({ text }) => text !== '',
  );
  const read = typed.map(({ name, text }) => ({ name, value: PARSERS[name](text) }));
  return {
    answers: answersIn(query),
    corrections: Object.fromEntries(
      read.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
    ),
    rejected: read.filter(({ value }) => value === undefined).map(({ name }) => name),
  };
}

export const answerPairs = ({ answers = {}, corrections = {} }: Partial<OwnAnswers>): [string, string][] =>
  [
    ...QUESTIONS.map((id) => [id, answers[id]] as const),
    ...CORRECTABLE.map((name) => [name, corrections[name]] as const),
  ].flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

export const answersText = (answers: Partial<OwnAnswers>): string =>
  new URLSearchParams(answerPairs(answers)).toString();

export const answersFrom = (stored: string | null | undefined): OwnAnswers =>
  stored ? parseAnswers(new URLSearchParams(stored)) : NO_ANSWERS;

export const hasAnswers = ({ answers, corrections }: OwnAnswers): boolean =>
  Object.keys(answers).length > 0 || Object.keys(corrections).length > 0;

/** The form submits every figure, so drop those that match the city's record. */
export const ownCorrections = (city: Facts, corrections: Corrections): Corrections =>
  Object.fromEntries(
    CORRECTABLE.filter(
      (name) => corrections[name] !== undefined && corrections[name] !== city[name]?.value,
    ).map((name) => [name, corrections[name]]),
  );

export const withCorrections = (city: Facts, corrections: Corrections): Facts => ({
  ...city,
  ...Object.fromEntries(
    Object.entries(corrections).map(([name, value]) => [name, { value, source: 'visitor', version: '' }]),
  ),
});
