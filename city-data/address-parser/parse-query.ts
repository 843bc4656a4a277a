import { plainText } from './normalize.ts';
import { withoutCrossStreets } from './around-address.ts';
import { parseAddress, type ParsedAddress } from './parse-address.ts';
import { findZipBorough } from './localities.ts';
import { parseLot, type ParsedLot } from './parse-lot.ts';

/** BBLs are from the March 2026 Covered Buildings List. Names are in the form that `plainText` returns. */
const NAMED: readonly (readonly [bbl: string, ...names: string[]])[] = [
  ['1008350041', 'EMPIRE STATE BUILDING', 'EMPIRE STATE', 'ESB'],
  ['1012970023', 'CHRYSLER BUILDING'],
  ['1012770027', 'ONE VANDERBILT', '1 VANDERBILT', '1 VANDERBILT AVENUE', 'ONE VANDERBILT AVENUE'],
  ['1007830070', 'ONE PENN PLAZA', '1 PENN PLAZA', 'PENN 1'],
  ['1007819002', 'TWO PENN PLAZA', '2 PENN PLAZA', 'PENN 2'],
  ['1012657501', '30 ROCK', '30 ROCKEFELLER PLAZA', 'COMCAST BUILDING', 'ROCKEFELLER CENTER'],
  ['1008510001', 'FLATIRON BUILDING', 'FLATIRON'],
  ['1001237501', 'WOOLWORTH BUILDING'],
  ['1012809010', 'METLIFE BUILDING', 'MET LIFE BUILDING'],
  ['1013070001', 'SEAGRAM BUILDING'],
  ['1012890036', 'LEVER HOUSE'],
  ['1009950033', 'ONE BRYANT PARK', '1 BRYANT PARK', 'BANK OF AMERICA TOWER'],
  ['1010497501', 'DEUTSCHE BANK CENTER', 'TIME WARNER CENTER'],
  ['1013087501', 'CITIGROUP CENTER', 'CITICORP CENTER'],
  ['1013047501', 'WALDORF ASTORIA'],
  ['1009720001', 'STUYVESANT TOWN', 'STUY TOWN', 'STUYTOWN'],
  ['1009780001', 'PETER COOPER VILLAGE'],
  ['3021117501', 'WILLIAMSBURGH SAVINGS BANK TOWER', 'ONE HANSON PLACE'],
];

const BBL_OF_NAME: ReadonlyMap<string, string> = new Map(
  NAMED.flatMap(([bbl, ...names]) => names.map((name) => [name, bbl] as const)),
);

const ENDING = /,? (?:MANHATTAN|BROOKLYN|NEW YORK(?: CITY)?|NYC|NY|USA|\d{5}(?:-\d{4})?)$/;

function lotNamed(text: string): string | undefined {
  let name = text.replace(/^THE /, '');
  while (ENDING.test(name)) name = name.replace(ENDING, '');
  return BBL_OF_NAME.get(name.replaceAll('-', ' '));
}

export type ParsedQuery = ParsedLot | ParsedAddress | { kind: 'intersection' };

const ZIP = /^(?:ZIP(?: CODE)? |NY |NEW YORK |NEW YORK, NY )?(\d{5})(?:-\d{4})?$/;

const MAX_QUERY_LENGTH = 200;

const NOT_LATIN = /[^\p{Script=Latin}\P{L}]/u;

const JOINT =
  /(?:^| )(?:AND|AT|&|(?:ON )?(?:THE )?(?:CORNER|COR)(?: OF)?|BETWEEN|BTWN?|BTW|BET|NEAR|OFF(?: OF)?|CROSS STREETS?)(?= |$)/;

/** "AND" at the start or the end does not join two streets. */
const isIntersection = (text: string): boolean =>
  text
    .split(/[ ,]+/)
    .slice(1, -1)
    .some((word) => /^(?:AND|AT|&|CORNER|BETWEEN)$/.test(word));

export function parseQuery(typed: string): ParsedQuery {
  if (typed.length > MAX_QUERY_LENGTH) return { kind: 'unreadable', why: 'tooLong' };
  const text = plainText(typed);
  if (!/[\p{L}\p{N}]/u.test(text))
    return { kind: 'unreadable', why: typed.trim() ? 'notAnAddress' : 'empty' };
  if (NOT_LATIN.test(text)) return { kind: 'unreadable', why: 'letters' };
  const named = lotNamed(text);
  if (named) return { kind: 'bbl', bbl: named };
  const [, zip] = ZIP.exec(text) ?? [];
  if (zip) return { kind: 'unreadable', why: findZipBorough(zip) ? 'zip' : 'elsewhere' };
  const lot = parseLot(text);
  if (lot) return lot;
  const spaced = text.replaceAll(/ ?[&@] ?/g, ' & ').replaceAll('HUNDRED AND ', 'HUNDRED ');
  const address = withoutCrossStreets(spaced, JOINT);
  return isIntersection(address) ? { kind: 'intersection' } : parseAddress(address);
}
