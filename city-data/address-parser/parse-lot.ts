import { toBbl, parseBbl, type BoroughCode } from '#law/lot.ts';
import { boroughAtEnd, boroughNamed } from './localities.ts';

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
  const bbl = toBbl(borough, Number(block), Number(lot));
  return parseBbl(bbl) ? { kind: 'bbl', bbl } : unreadable('lot');
}

/** BINs ending in six zeros are placeholders. */
function binFrom(digits: string): ParsedLot {
  if (!/^[1-5]/.test(digits)) return unreadable('digits');
  return digits.endsWith('000000') ? unreadable('placeholderBin') : { kind: 'bin', bin: Number(digits) };
}

/** An 11-digit number is a BBL with a five-digit lot, as in some Department of Buildings files. */
function fromDigits(digits: string): ParsedLot {
  if (digits.length === 7) return binFrom(digits);
  const bbl = digits.length === 11 && digits[6] === '0' ? digits.slice(0, 6) + digits.slice(7) : digits;
  if (bbl.length !== 10) return unreadable('digits');
  return parseBbl(bbl) ? { kind: 'bbl', bbl } : unreadable('lot');
}

const findBoroughCode = (text: string): BoroughCode | undefined =>
  ([1, 2, 3, 4, 5] as const).find((code) => String(code) === text) ?? boroughNamed(text);

const LABELS: ReadonlySet<string> = new Set(['BBL', 'BIN', 'BOROUGH', 'BLOCK', 'LOT', 'AND', 'IN']);

const isNumber = (word = ''): boolean => /^\d{1,5}$/.test(word);

const SPELLINGS: Readonly<Record<'block' | 'lot' | 'borough', RegExp>> = {
  block: /^(?:BLOCK|BLK|BL|B)$/,
  lot: /^(?:LOT|LT|L)$/,
  borough: /^(?:BOROUGH|BORO|BOR|COUNTY)$/,
};

const BETWEEN_LABELS: ReadonlySet<string> = new Set([
  'TAX',
  'NO',
  'NUMBER',
  'CODE',
  'BBL',
  'AND',
  'IN',
  'ON',
  'NY',
  'NYC',
]);

const GLUED = /^(BLOCK|BLK|LOT|LT|BORO)(\d{1,5})$/;

/** "Lot 41, Block 835, Boro: 1": labels in any order, each before its number. */
function labeledLot(all: readonly string[]): ParsedLot | undefined {
  const words = all.flatMap((word) => GLUED.exec(word)?.slice(1) ?? [word]);
  const found: Partial<Record<keyof typeof SPELLINGS, string>> = {};
  const others: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (BETWEEN_LABELS.has(word)) continue;
    const label = (['block', 'lot', 'borough'] as const).find((each) => SPELLINGS[each].test(word));
    let next = index + 1;
    while (BETWEEN_LABELS.has(words[next] ?? '')) next += 1;
    if (label && isNumber(words[next])) {
      found[label] = words[next];
      index = next;
    } else if (label !== 'borough') {
      others.push(word);
    }
  }
  const { block, lot, borough } = found;
  if (!block || !lot) return undefined;
  const named = others.join(' ');
  const withoutCity = named.replace(/ NEW YORK$/, '').split(' ');
  return lotFrom(findBoroughCode(borough ?? named) ?? boroughAtEnd(withoutCity)?.borough, block, lot);
}

/** Returns undefined if the text may be an address. `text` must be the output of `plainText`. */
export function parseLot(text: string): ParsedLot | undefined {
  const all = text.split(/[^A-Z\d]+/).filter(Boolean);
  const words = all.filter((word) => !LABELS.has(word));
  const [first = '', second = ''] = words;
  if (/^\d+$/.test(first) && (words.length === 1 || (words.length === 2 && /^0+$/.test(second)))) {
    return fromDigits(first);
  }
  if (words.length === 3 && words.every(isNumber) && /^[06-9]$/.test(first)) return unreadable('lot');
  const labeled = labeledLot(all);
  if (labeled) return labeled;
  const isLast = isNumber(words.at(-1)) && isNumber(words.at(-2));
  const [block = '', lot = ''] = words.slice(-2);
  if (!isLast) return undefined;
  const borough = findBoroughCode(words.slice(0, -2).join(' '));
  return borough ? lotFrom(borough, block, lot) : undefined;
}
