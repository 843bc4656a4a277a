import { mostNamed, UNLABELED, type Identity } from './identity.ts';
import { labeled, type Parsed } from './labels.ts';
import type { Row } from './words.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  eighteen: 18,
  'twenty-four': 24,
  'thirty-six': 36,
  'forty-eight': 48,
  sixty: 60,
};

const NUMBER = `(?:\\d{1,3}|${Object.keys(NUMBERS).join('|').replaceAll('-', '[ -]')})`;

/**
 * Matches "36 months" and "three (3) years". Skips a length followed by "or", "to" or a dash ("24 months or ..."), and
 * the time left ("36 months remaining").
 */
const LENGTH = `\\b(${NUMBER})(?:\\s?\\((${NUMBER})\\))?[\\s-]?(month|mo|year|yr)s?\\b(?!\\.?\\s?(?:or|to|[-–/]|remain\\w*|left|ago)(?!\\w))`;

const OTHER =
  '\\b(?:renew\\w*|remain\\w*|previous|prior|old|former|extend\\w*|extension|payments?|lease|rent(?:al)?|equipment|loan|financ\\w*|warranty|offers?|ask|if|new|propos\\w*|switch|sign)\\b.*';

const LABEL = new RegExp(
  `(?<!${OTHER})\\b(?:(?:contract|(?:service )?agreement|initial) (?:term|length|duration)|(?:term|length|duration) of (?:the |this |your )?(?:initial )?(?:contract|(?:service )?agreement))\\b(?: (?:is|of|shall be|will be))?(?: a period of)?\\s?:?\\s?(?=${LENGTH}|$)`,
  'i',
);

const MAX_MONTHS = 240;

const numberIn = (text: string): number | undefined =>
  NUMBERS[text.toLowerCase().replace(' ', '-')] ?? (/^\d+$/.test(text) ? Number(text) : undefined);

function lengthsIn(text: string): Parsed<string>[] {
  return [...text.matchAll(new RegExp(LENGTH, 'gi'))].flatMap((match) => {
    const [all, first = '', second = first, unit = ''] = match;
    const count = numberIn(first);
    const months = (count ?? 0) * (/^y/i.test(unit) ? 12 : 1);
    if (count !== numberIn(second) || months < 1 || months > MAX_MONTHS) return [];
    return [{ value: String(months), start: match.index, end: match.index + all.length }];
  });
}

/**
 * Returns the term in months. If the bill states different terms, returns the shortest one, marked as unsure, to
 * avoid wrongly accusing a carter.
 */
export function findContractTerm(rows: Row[]): Identity | undefined {
  const found = labeled(rows, LABEL, lengthsIn).toSorted((a, b) => Number(a.value) - Number(b.value));
  const [shortest] = found;
  const isSame = found.every(({ value }) => value === shortest?.value);
  return isSame ? mostNamed(found) : shortest && { ...shortest, confidence: UNLABELED };
}
