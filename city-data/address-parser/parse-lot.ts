import { bblOf, lotOf, type BoroughCode } from '#law/lot.ts';
import { boroughNamed } from './localities.ts';

export type Unreadable =
  | 'empty'
  | 'tooLong'
  | 'letters'
  | 'digits'
  | 'zip'
  | 'lot'
  | 'borough'
  | 'placeholderBin'
  | 'elsewhere'
  | 'noNumber'
  | 'noStreet'
  | 'notAnAddress';

export type ParsedLot =
  | { kind: 'bbl'; bbl: string }
  | { kind: 'bin'; bin: number }
  | { kind: 'unreadable'; why: Unreadable };

const unreadable = (why: Unreadable): ParsedLot => ({ kind: 'unreadable', why });

function lotFrom(borough: BoroughCode | undefined, block: string, lot: string): ParsedLot {
  if (!borough) return unreadable('borough');
  const bbl = bblOf(borough, Number(block), Number(lot));
  return lotOf(bbl) ? { kind: 'bbl', bbl } : unreadable('lot');
}

/** BINs ending in six zeros are placeholders. */
function binFrom(digits: string): ParsedLot {
  if (!/^[1-5]/.test(digits)) return unreadable('digits');
  return digits.endsWith('000000') ? unreadable('placeholderBin') : { kind: 'bin', bin: Number(digits) };
}

/**
 * PLUTO's API writes "1008350041.00000000"; some files of the Department of Buildings have five-digit lots.
 */
function fromDigits(digits: string): ParsedLot {
  if (digits.length === 7) return binFrom(digits);
  const bbl = digits.length === 11 && digits[6] === '0' ? digits.slice(0, 6) + digits.slice(7) : digits;
  if (bbl.length !== 10) return unreadable('digits');
  return lotOf(bbl) ? { kind: 'bbl', bbl } : unreadable('lot');
}

const codeOf = (text: string): BoroughCode | undefined =>
  ([1, 2, 3, 4, 5] as const).find((code) => String(code) === text) ?? boroughNamed(text);

const LABELS: ReadonlySet<string> = new Set(['BBL', 'BIN', 'BOROUGH', 'BLOCK', 'LOT', 'AND', 'IN']);

const isNumber = (word = ''): boolean => /^\d{1,5}$/.test(word);

/** Undefined if the text may be an address. The text must be plain: see `plainText`. */
export function parseLot(text: string): ParsedLot | undefined {
  const all = text.split(/[^A-Z\d]+/).filter(Boolean);
  const words = all.filter((word) => !LABELS.has(word));
  const [first = '', second = ''] = words;
  if (/^\d+$/.test(first) && (words.length === 1 || (words.length === 2 && /^0+$/.test(second)))) {
    return fromDigits(first);
  }
  if (words.length === 3 && words.every(isNumber) && /^[06-9]$/.test(first)) return unreadable('lot');
  const isLabeled = all.includes('BLOCK') && all.includes('LOT');
  const isLast = isNumber(words.at(-1)) && isNumber(words.at(-2));
  const [block = '', lot = ''] = isLast ? words.slice(-2) : words;
  if (!isNumber(block) || !isNumber(lot)) return undefined;
  if (!isLast && !isLabeled) return undefined;
  const borough = codeOf((isLast ? words.slice(0, -2) : words.slice(2)).join(' '));
  return borough || isLabeled ? lotFrom(borough, block, lot) : undefined;
}
