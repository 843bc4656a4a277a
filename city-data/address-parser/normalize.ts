import { townAtEnd } from './localities.ts';
import { fullWord, isType, ordinalOf } from '#law/street-words.ts';

const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/^AVENUE OF (THE )?AMER(ICAS?)?$/, '6 AVENUE'],
  [/^ADAM C(LAYTON)? POWELL( JR)?( BOULEVARD)?$/, '7 AVENUE'],
  [/^FREDERICK DOUGLASS BOULEVARD$/, '8 AVENUE'],
  [/^MALCOLM X BOULEVARD$/, 'LENOX AVENUE'],
];

export const plainText = (text: string): string =>
  text
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

/** "5TH" becomes "5". A direction attached to a number is a word: "E104TH". */
const numberWords = (word: string): string[] => {
  const [, direction = '', digits] =
    /^([NSEW]?)(\d+)(?:ST|ND|RD|TH)$/.exec(word) ?? /^([NSEW])(\d+)$/.exec(word) ?? [];
  if (!digits) return [word];
  return direction ? [direction, digits] : [digits];
};

const hasType = (words: readonly string[]): boolean => words.some((word, index) => index > 0 && isType(word));

/**
 * City Planning's form, with words spelled out and numbers in digits: "W. 228th St" is "WEST 228 STREET".
 * Different names of one street may share a key, and so may two streets in Queens that only a town tells
 * apart. Idempotent.
 */
export function normalizeStreet(text: string): string {
  const plain = plainText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^THE (?=.)/, '')
    .replaceAll(/\b(MC|MAC) (?=[A-Z]{3})/g, '$1')
    .replace(/\bCO OP\b/, 'COOP')
    .replace(/\bCENTRE\b/, 'CENTER');
  const words = plain.split(' ').flatMap(numberWords);
  const full = words.map((_, index) => fullWord(words, index));
  const numbered = full.map((word, index) =>
    isType(full[index + 1]) ? String(ordinalOf(word) ?? word) : word,
  );
  const town = townAtEnd(numbered);
  const street = town > 0 && hasType(numbered.slice(0, -town)) ? numbered.slice(0, -town) : numbered;
  const name = street.join(' ');
  return ALIASES.find(([pattern]) => pattern.test(name))?.[1] ?? name;
}
