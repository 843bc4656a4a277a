import { plainText } from './normalize.ts';
import { parseAddress, type ParsedAddress } from './parse-address.ts';
import { boroughOfZip } from './localities.ts';
import { lotNamed } from './named-buildings.ts';
import { parseLot, type ParsedLot } from './parse-lot.ts';

export type ParsedQuery = ParsedLot | ParsedAddress | { kind: 'intersection' };

const ZIP = /^(?:ZIP(?: CODE)? |NY |NEW YORK |NEW YORK, NY )?(\d{5})(?:-\d{4})?$/;

const MAX_QUERY_LENGTH = 200;

const NOT_LATIN = /[^\p{Script=Latin}\P{L}]/u;

const JOINTS: ReadonlySet<string> = new Set(['AND', 'AT', '&', 'CORNER']);

const isIntersection = (text: string): boolean =>
  text
    .replaceAll(/[&@]/g, ' & ')
    .split(/[ ,]+/)
    .slice(1, -1)
    .some((word) => JOINTS.has(word));

export function parseQuery(typed: string): ParsedQuery {
  if (typed.length > MAX_QUERY_LENGTH) return { kind: 'unreadable', why: 'tooLong' };
  const text = plainText(typed);
  if (!/[\p{L}\p{N}]/u.test(text))
    return { kind: 'unreadable', why: typed.trim() ? 'notAnAddress' : 'empty' };
  if (NOT_LATIN.test(text)) return { kind: 'unreadable', why: 'letters' };
  const named = lotNamed(text);
  if (named) return { kind: 'bbl', bbl: named };
  const [, zip] = ZIP.exec(text) ?? [];
  if (zip) return { kind: 'unreadable', why: boroughOfZip(zip) ? 'zip' : 'elsewhere' };
  const lot = parseLot(text);
  if (lot) return lot;
  if (isIntersection(text)) return { kind: 'intersection' };
  return parseAddress(text);
}
