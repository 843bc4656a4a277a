/** Kinds of streets, as the city's files shorten them. */
const KINDS: Readonly<Record<string, string>> = {
  AVE: 'Avenue',
  BL: 'Boulevard',
  BLVD: 'Boulevard',
  CRES: 'Crescent',
  CT: 'Court',
  DR: 'Drive',
  EXPY: 'Expressway',
  HWY: 'Highway',
  LN: 'Lane',
  PKWY: 'Parkway',
  PL: 'Place',
  PLZ: 'Plaza',
  RD: 'Road',
  SQ: 'Square',
  ST: 'Street',
  TER: 'Terrace',
  TPKE: 'Turnpike',
};

/** Kinds that are also written first: "AVE. C", "AVE. OF THE AMER". */
const KINDS_ANYWHERE = new Set(['AVE', 'BLVD', 'PKWY']);

/** Of a street that has a number for its name: "EAST 110 STREET". */
const AFTER_NUMBER = new Set(['Avenue', 'Street', 'Road', 'Drive', 'Place', 'Lane', 'Court', 'Terrace']);

const DIRECTIONS: Readonly<Record<string, string>> = { E: 'East', N: 'North', S: 'South', W: 'West' };

const OTHERS: Readonly<Record<string, string>> = {
  AMER: 'Americas',
  FT: 'Fort',
  MT: 'Mount',
  OF: 'of',
  THE: 'the',
  AND: 'and',
};

/** "1st", "22nd", "103rd", "111th". */
function ordinal(number: string): string {
  const isTeen = /1\d$/.test(number);
  const ending = { '1': 'st', '2': 'nd', '3': 'rd' }[number.slice(-1)];
  return number + (isTeen ? 'th' : (ending ?? 'th'));
}

function inTitleCase(word: string): string {
  if (!/[A-Z]/.test(word) || /^\d+[A-Z]?$/.test(word) || word.length === 1) return word;
  if (/^\d/.test(word)) return word.toLowerCase();
  const name = word
    .toLowerCase()
    .replace(/(?<![\w'’])[a-z]|(?<=^o['’])[a-z]/g, (letter) => letter.toUpperCase());
  return name.replace(/^Mc([a-z])/, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** The direction of a street is its first word or its last; a letter after "Avenue" alone is its name. */
function isDirection(words: readonly string[], index: number): boolean {
  const isFirst = index === 0 && words.length > 1;
  const isLast = index === words.length - 1 && index > 0;
  return isFirst || (isLast && !(index === 1 && /^AVE(?:NUE)?$/.test(words[0] ?? '')));
}

function spelledOut(words: readonly string[], index: number): string {
  const word = words[index] ?? '';
  const isEnd = index > 0 && words.slice(index + 1).every((next) => next in DIRECTIONS);
  if (KINDS[word] && (isEnd || KINDS_ANYWHERE.has(word))) return KINDS[word];
  if (DIRECTIONS[word] && isDirection(words, index)) return DIRECTIONS[word];
  if (word === 'ST' || word === 'DR') return `${inTitleCase(word)}.`;
  const isName = index > 0 ? OTHERS[word] : undefined;
  return isName ?? { FT: 'Fort', MT: 'Mount' }[word] ?? inTitleCase(word);
}

/** A street in one spelling: "5th Avenue" for "5 AVENUE", "5TH AVE." and "5TH Ave." */
function streetText(words: readonly string[]): string {
  const plain = words.map((word) => word.toUpperCase().replace(/\.$/, ''));
  const spelled = plain.map((_, index) => spelledOut(plain, index));
  return spelled
    .map((word, index) =>
      /^\d+$/.test(word) && AFTER_NUMBER.has(spelled[index + 1] ?? '') ? ordinal(word) : word,
    )
    .join(' ');
}

/**
 * An address in one readable spelling. The city's files have it in several: "350 5 AVENUE", "240 1ST AVE.", "358 5TH
 * Ave.". A word that the spelling does not know stays as it is, but for its capitals.
 */
export function addressText(address: string): string {
  const [first = '', ...rest] = address.trim().split(/\s+/);
  const isStreetOnly = !/^\d/.test(first) || rest.length < 2;
  if (isStreetOnly && !/^\d+(?:-\d+)?[A-Z]?$/i.test(first)) return streetText([first, ...rest]);
  const [kind = ''] = rest;
  const isNumberedStreet =
    rest.length === 1 &&
    (KINDS[kind.toUpperCase().replace('.', '')] ?? AFTER_NUMBER.has(inTitleCase(kind.toUpperCase())));
  return isNumberedStreet
    ? streetText([first, ...rest])
    : [first, streetText(rest)].filter(Boolean).join(' ');
}
