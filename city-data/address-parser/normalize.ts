import { townAtEnd } from './localities.ts';
import { spelledNumber, splitSpelled } from '#law/spelled-numbers.ts';
import { fullWord, isType } from '#law/street-words.ts';
import { withFractions } from './house-number.ts';

/** The city's lists truncate and misspell names: "FREDRICK DOUGLASS BL". */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/^AVENUE OF (THE )?AMER(I(CAS?)?)?$/, '6 AVENUE'],
  [/^(ADAM )?C(LAYTON)? POWELL( JR)?( B(OULEVARD)?)?$/, '7 AVENUE'],
  [/^ADAM POWELL( JR)? BOULEVARD$/, '7 AVENUE'],
  [/^F(RED(E?RIC?K?)?)? DOUGL?ASS?( B(OULEVARD)?)?$/, '8 AVENUE'],
  [/^MALC?OL?M X( B(OULEVARD)?)?$/, 'LENOX AVENUE'],
];

export const plainText = (text: string): string =>
  withFractions(text)
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/['’‘`]/g, '')
    .toUpperCase()
    .replaceAll(/[\r\n\t;]+/g, ', ')
    .replaceAll(/[^\p{L}\p{N}\-/&@#,]+/gu, ' ')
    .replaceAll(' ,', ',')
    .replaceAll(/,[, ]*/g, ', ')
    .trim();

/** "5TH" becomes "5". A direction attached to a number is split off: "E104TH" becomes "E", "104". */
const numberWords = (word: string): string[] => {
  const [, direction = '', digits] =
    /^([NSEW]?)(\d+)(?:ST|ND|RD|TH)$/.exec(word) ?? /^([NSEW])(\d+)$/.exec(word) ?? [];
  if (!digits) return [word];
  return direction ? [direction, digits] : [digits];
};

/** "EAST NINETEENTH STREET" becomes "EAST 19 STREET". */
function withOrdinals(words: readonly string[]): string[] {
  const numbered: string[] = [];
  for (let index = 0; index < words.length;) {
    const spelled = spelledNumber(words.slice(index), 'ordinal');
    const isNumber = spelled && isType(words[index + spelled.words]);
    numbered.push(isNumber ? String(spelled.value) : (words[index] ?? ''));
    index += isNumber ? spelled.words : 1;
  }
  return numbered;
}

const hasType = (words: readonly string[]): boolean => words.some((word, index) => index > 0 && isType(word));

/**
 * Returns City Planning's form, with words spelled out and numbers in digits: "W. 228th St" becomes
 * "WEST 228 STREET". Different names of a street may share this key, and so may two Queens streets in different
 * towns. Idempotent.
 */
export function normalizeStreet(text: string): string {
  const plain = plainText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^THE (?=.)/, '')
    .replaceAll(/\b(MC|MAC) (?=[A-Z]{3})/g, '$1')
    .replace(/\bCO OP\b/, 'COOP')
    .replace(/\bCENTRE\b/, 'CENTER');
  const words = plain.split(' ').flatMap(numberWords).flatMap(splitSpelled);
  const full = words.map((_, index) => fullWord(words, index));
  const numbered = withOrdinals(full);
  const town = townAtEnd(numbered);
  const street = town > 0 && hasType(numbered.slice(0, -town)) ? numbered.slice(0, -town) : numbered;
  const name = street.join(' ');
  return ALIASES.find(([pattern]) => pattern.test(name))?.[1] ?? name;
}
